// The plain page: it draws the view, offers what the view calls legal, and knows no rules.
const $ = (id) => document.getElementById(id);
const words = document.body.dataset;
const table = location.pathname.match(/^\/tables\/([\w-]+)$/)?.[1];
const at = `/api/tables/${table}`;

let state = { seq: 0, table: null, view: null, you: null, cards: {} };
let socket = null;
let chosen = new Set();
const unanswered = new Map();

async function ask(method, path, body) {
  const options = method === "GET" ? { method } : { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body ?? {}) };
  const response = await fetch(path, options);
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error.message);
  return answer;
}

const tell = (text) => { $("status").textContent = text; };
const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

// A nonce of our own goes into the shuffles. Browsers hash only on pages that came safely (HTTPS or this machine).
async function sit(id) {
  const place = {};
  if (crypto.subtle) {
    const nonce = hex(crypto.getRandomValues(new Uint8Array(32)));
    localStorage.setItem(`nonce-${id}`, nonce);
    place.commitment = hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(nonce))));
  }
  return ask("POST", `/api/tables/${id}/seats`, place);
}

async function openTable() {
  const players = Number($("players").value);
  const bots = Array.from({ length: players }, (_, seat) => (seat ? "mechanic" : null));
  const { id } = await ask("POST", "/api/tables", { players, bots });
  await sit(id);
  location.assign(`/tables/${id}`);
}

// The socket: what was not answered is said again, with the same id, when the connection is back.
function connect() {
  socket = new WebSocket(`${location.origin.replace("http", "ws")}${at}/socket?seq=${state.seq}`);
  socket.onopen = () => { for (const text of unanswered.values()) socket.send(text); };
  socket.onmessage = (event) => hear(JSON.parse(event.data));
  socket.onclose = () => { tell(words.lost); setTimeout(connect, 1000); };
}

function say(message) {
  const id = hex(crypto.getRandomValues(new Uint8Array(8)));
  const text = JSON.stringify({ id, seq: state.seq, ...message });
  unanswered.set(id, text);
  if (socket.readyState === WebSocket.OPEN) socket.send(text);
}

function hear(message) {
  if (message.type === "ok" || message.type === "error") unanswered.delete(message.id);
  if (message.type === "error") { drawHand(); tell(message.message); return; }
  if (message.entries?.length) {
    if (message.entries[0].seq > state.seq + 1) { say({ type: "since", seq: state.seq }); return; }
    for (const entry of message.entries.filter((each) => each.seq > state.seq)) { log(entry); state.seq = entry.seq; }
  }
  if (!message.you) return;
  const auction = state.view?.auction;
  state = { ...state, ...message, seq: state.seq };
  if (state.view?.auction !== auction) chosen.clear();
  if (state.table.phase === "starting") reveal();
  draw();
}

function reveal() {
  const nonce = localStorage.getItem(`nonce-${table}`);
  if (nonce && state.you.seat !== null) { localStorage.removeItem(`nonce-${table}`); say({ type: "reveal", nonce }); }
}

// Drawing
function element(tag, properties = {}, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

function faceOf(id, tag = "li") {
  const face = state.cards[id];
  if (!face) return element(tag, { className: "card hidden" }, id ? id : words.hidden);
  const symbols = [...face.symbols].map((letter) => words[letter.toLowerCase()]).join(" · ");
  return element(tag, { className: "card" }, element("span", {}, words[face.kind]),
    element("strong", {}, face.kind === "unit" ? "" : `⚡ ${face.power}`), element("span", {}, symbols), element("span", {}, `★ ${face.points}`));
}

const nameOf = (seat) => state.table.seats[seat]?.name || `#${seat}`;

function draw() {
  const { table: about, view, you } = state;
  $("game").hidden = false;
  $("sit").hidden = !(about.phase === "open" && you.seat === null);
  $("inside").textContent = JSON.stringify({ you, table: about, view }, null, 1);
  $("record").hidden = !["over", "ended"].includes(about.phase) || !view;
  $("record").href = `${at}/record`;
  $("seats").replaceChildren(...about.seats.map((seat, number) => seatLine(seat, number)));
  $("belt").replaceChildren(...(view?.belt ?? []).map((card) => faceOf(card)));
  drawHand();
  drawUnits();
  tell(status());
}

function status() {
  const { table: about, view } = state;
  if (view?.score) return `${words.over} ${view.score.seats.map((seat, number) => `${nameOf(number)} ${seat.total}`).join(" · ")}`;
  if (view?.legal) return words.turn;
  return `${words.waiting} ${(view?.to_move ?? []).map(nameOf).join(" · ")}`.trim() + (about.phase === "ended" ? ` ${words.over}` : "");
}

function seatLine(seat, number) {
  const shown = state.view?.seats[number];
  const units = Object.entries(shown?.units ?? {}).map(([unit, robots]) => `${unit}: ${robots.join(", ") || "–"}`).join("; ");
  const counts = shown ? ` · ✋ ${shown.hand} · 🗑 ${shown.discard}${shown.bid === null ? "" : ` · ${shown.bid} 🂠`}` : "";
  const line = element("li", {}, `${nameOf(number)}${seat.bot ? ` (${seat.bot})` : ""}${counts}${units ? ` · ${units}` : ""}`);
  line.setAttribute("aria-current", String(state.view?.to_move.includes(number) ?? false));
  return line;
}

function drawHand() {
  const legal = new Set(state.view?.legal?.bid ?? []);
  const focused = document.activeElement?.dataset?.place;
  $("hand").replaceChildren(...(state.view?.hand ?? []).map((card, place) => {
    const button = faceOf(card, "button");
    Object.assign(button, { type: "button", disabled: !legal.has(card) });
    button.dataset.place = place;
    button.setAttribute("aria-pressed", String(chosen.has(place)));
    button.onclick = () => { if (!chosen.delete(place)) chosen.add(place); drawHand(); };
    return button;
  }));
  if (focused) $("hand").querySelector(`[data-place="${focused}"]`)?.focus();
  $("do-bid").disabled = !legal.size || !chosen.size;
}

function drawUnits() {
  const fits = state.view?.legal?.build;
  $("build").hidden = !fits;
  if (!fits) { $("units").replaceChildren(); return; }
  if ($("units").childElementCount) return;
  $("units").append(...Object.entries(fits).map(([unit, robots]) => element("label", {}, `${unit} `,
    element("select", { name: unit }, element("option", { value: "" }, words.nothing), ...robots.map((robot) => element("option", {}, robot))))));
}

function log(entry) {
  const { seq, at: when, ...rest } = entry;
  $("log").prepend(element("li", { value: seq, title: new Date(when).toLocaleString() }, rest.type === "event" ? JSON.stringify(rest.event) : JSON.stringify(rest)));
}

$("open").onsubmit = (event) => { event.preventDefault(); openTable().catch((error) => tell(error.message)); };
$("sit").onclick = () => sit(table).catch((error) => tell(error.message));
$("bid").onsubmit = (event) => {
  event.preventDefault();
  say({ type: "bid", cards: [...chosen].map((place) => state.view.hand[place]) });
  chosen.clear();
};
$("build").onsubmit = (event) => {
  event.preventDefault();
  say({ type: "build", robots: Object.fromEntries([...new FormData($("build"))].filter(([, robot]) => robot)) });
};

if (table) {
  const token = location.hash.match(/^#claim=(.+)$/)?.[1];
  history.replaceState(null, "", location.pathname);
  if (token) await ask("POST", `${at}/seats/claim`, { token }).catch((error) => tell(error.message));
  connect();
} else {
  $("open").hidden = false;
}
