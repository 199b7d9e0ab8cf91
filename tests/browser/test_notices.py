"""Told wherever one is: the service worker shows what is pushed, keeps hashed files only, and says it is offline."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from browser.axe import violations
from browser.player import Player

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from browser.conftest import Visit
    from browser.watch import Watch
    from live_server import ServerProcess

NOTICE = {"body": "Your turn!", "path": "/rules", "off": "No more notices", "id": "ab" * 16, "lang": "en"}
READY = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
KEPT = """async () => {
  const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().map(({ url }) => new URL(url).pathname);
}"""
NOTE = """() => {
  self.shown = [];
  const show = registration.showNotification;
  registration.showNotification = (title, about) => {
    shown.push({ title, ...about });
    return show.call(registration, title, about);
  };
}"""
"""Notes what is shown: a browser without a window shows it to nobody, and not every one keeps it."""
PUSH_SERVICE = """(() => {
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const endpoint = 'https://1.1.1.1/push/somebody';
  let now = null;
  PushManager.prototype.getSubscription = async () => now;
  PushManager.prototype.subscribe = async (options) => {
    if (!options.userVisibleOnly || !options.applicationServerKey) throw new Error('not so');
    now = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => ((now = null), true) };
    return now;
  };
})()"""
"""Chromium without a push service of its own: what it would answer is said for it."""


def working(visit: Visit, path: str = "/", **device: Any) -> Page:
    """A page with its service worker at work."""
    page = visit(path, service_workers="allow", **device)
    page.wait_for_function(READY)
    page.reload()
    page.wait_for_load_state("networkidle")
    return page


def push(page: Page, notice: dict[str, str]) -> None:
    """What a browser's push service would deliver."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda news: found.extend(_registered(news)))
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    origin = page.evaluate("location.origin")
    about = {"origin": origin, "registrationId": found[-1], "data": json.dumps(notice)}
    session.send("ServiceWorker.deliverPushMessage", about)


def _registered(news: Any) -> list[str]:
    return [each["registrationId"] for each in news["registrations"] if not each["isDeleted"]]


def test_a_push_is_shown_wherever_one_is(visit: Visit) -> None:
    page = working(visit, permissions=["notifications"])
    (worker,) = page.context.service_workers
    worker.evaluate(NOTE)
    said = ["Your turn!", "Still your turn."]
    for count, body in enumerate(said, 1):
        push(page, {**NOTICE, "body": body})
        while len(shown := worker.evaluate("shown")) < count:
            page.wait_for_timeout(20)
    assert [each["body"] for each in shown] == said
    for each in shown:  # by one tag: a table has one notification, the newest
        assert (each["title"], each["tag"], each["lang"], each["silent"]) == ("Fzzzt!", "/rules", "en", False)
        assert each["data"] == {"path": "/rules", "id": NOTICE["id"]}


def test_the_page_can_be_installed(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    manifest = page.request.get(page.locator('link[rel="manifest"]').get_attribute("href") or "")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    described = manifest.json()
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in described["icons"]}
    assert any(icon.get("purpose") == "maskable" for icon in described["icons"])
    for icon in described["icons"]:
        answer = page.request.get(icon["src"])
        assert (answer.status, answer.headers["content-type"]) == (200, icon["type"])
    session = page.context.new_cdp_session(page)
    assert session.send("Page.getAppManifest")["errors"] == []


def test_nothing_is_kept_but_files_with_their_hash_and_offline_it_says_so(visit: Visit, watch: Watch) -> None:
    watch.expected = ("ERR_INTERNET_DISCONNECTED", "503")
    ada = Player(working(visit))
    ada.play_now()
    page = ada.page
    kept = page.evaluate(KEPT)
    assert kept
    assert [path for path in kept if not path.startswith("/assets/")] == []
    page.context.set_offline(True)
    page.goto("/rules")
    expect(page.get_by_role("heading")).to_have_text(ada.say("page-offline"))
    page.context.set_offline(False)
    page.goto("/rules")
    expect(ada.named("page-rules-print")).to_be_visible()


def test_notices_are_turned_on_kept_quiet_and_turned_off(visit: Visit) -> None:
    page = visit("/", service_workers="allow", permissions=["notifications"])
    page.add_init_script(PUSH_SERVICE)
    ada = Player(page)
    page.goto("/notices")
    ada.press("page-notices-push")
    expect(page.get_by_text(ada.say("page-notices-pushed"))).to_be_visible()
    page.get_by_label(ada.say("page-notices-address")).fill("https://1.0.0.1/hook/secret")
    ada.press("page-notices-add")
    place = page.get_by_text(ada.say("page-notices-webhook", address="1.0.0.1"))
    expect(place).to_be_visible()
    assert "secret" not in page.content()
    page.get_by_label(ada.say("page-notices-quiet-from")).fill("21:30")
    ada.press("page-notices-quiet")
    expect(ada.named("page-notices-quiet-never")).to_be_visible()
    places = page.request.get("/api/notices").json()["places"]
    assert [each["quiet"]["start"] for each in places] == [21 * 60 + 30] * 2
    assert violations(page) == []
    ada.press("page-notices-off")
    expect(place).to_be_hidden()
    assert page.request.get("/api/notices").json()["places"] == []


def test_an_address_in_somebodys_own_network_is_refused_where_one_asked(visit: Visit, watch: Watch) -> None:
    watch.expected = ("409",)
    ada = Player(visit("/notices"))
    ada.page.get_by_label(ada.say("page-notices-address")).fill("https://192.168.0.1/hook")
    ada.press("page-notices-add")
    expect(ada.page.get_by_role("alert")).to_have_text(ada.say("refused-bad-address"))


def test_title_icon_and_badge_tell_whose_turn_it_is(visit: Visit) -> None:
    page = visit()
    page.add_init_script("""
        navigator.setAppBadge = async () => { globalThis.badge = true; };
        navigator.clearAppBadge = async () => { globalThis.badge = false; };
    """)
    ada = Player(page)
    page.goto("/")
    ada.play_now()
    assert ada.until_called()
    icon = page.locator('link[rel="icon"]')
    called = icon.get_attribute("href") or ""
    assert "turn" in called
    assert page.title().startswith(ada.say("page-your-turn"))
    assert page.evaluate("badge") is True
    page.goto("/rules")
    expect(icon).not_to_have_attribute("href", called)
