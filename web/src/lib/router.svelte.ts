export type Route =
  | { screen: Screen | 'home' | 'lost' }
  | { screen: 'table'; id: string }
  | { screen: 'group'; id: string }
  | { screen: 'replay'; id: string | null }
  | { screen: 'learn' | 'puzzles'; name: string | null }
  | { screen: 'daily'; day: string | null };

/** Screens whose name is their address. */
const SCREENS = ['rules', 'score', 'about', 'me', 'ratings', 'notices', 'sign-in'] as const;
type Screen = (typeof SCREENS)[number];

/** What a path of the page shows. */
export function routeOf(path: string): Route {
  const [head = '', id, ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (rest.length > 0) return { screen: 'lost' };
  if (head === 'tables' && id !== undefined) return { screen: 'table', id };
  if (head === 'groups' && id !== undefined) return { screen: 'group', id };
  if (head === 'replay') return { screen: 'replay', id: id ?? null };
  if (head === 'learn' || head === 'puzzles') return { screen: head, name: id ?? null };
  if (head === 'daily') return { screen: 'daily', day: id ?? null };
  if (id !== undefined) return { screen: 'lost' };
  if (head === '') return { screen: 'home' };
  return { screen: SCREENS.find((name) => name === head) ?? 'lost' };
}

/** Where one is on the page, in step with the browser's history. */
export class Router {
  route = $state.raw<Route>({ screen: 'home' });

  constructor() {
    this.route = routeOf(location.pathname);
    addEventListener('popstate', () => (this.route = routeOf(location.pathname)));
    document.addEventListener('click', (event) => this.follow(event));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.route = routeOf(location.pathname);
    scrollTo(0, 0);
  }

  /** Links within the page need no reload; everything that asks for a new tab or a download stays the browser's. */
  private follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest('a');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.defaultPrevented;
    if (!link || !plain || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/') || link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}
