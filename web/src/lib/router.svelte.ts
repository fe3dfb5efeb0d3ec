// The address of the current page: /, /table/:id, /join/:id?invite=, /replay/:id, /rules/:title#id, /learn/:title/:lesson,
// /win/:title, /puzzles/:title

export type Route =
  | { name: 'home' }
  | { name: 'table'; id: string }
  | { name: 'join'; id: string; invite: string }
  | { name: 'replay'; id: string }
  /** `''`: the rules of the first title. */
  | { name: 'rules'; title: string }
  /** `''`: the list of lessons; else one lesson. */
  | { name: 'learn'; title: string; lesson: string }
  | { name: 'win'; title: string }
  | { name: 'puzzles'; title: string }
  | { name: 'nowhere' };

export function routeOf(path: string, search = ''): Route {
  const [head, id, ...rest] = path.split('/').filter(Boolean).map(decode);
  if (head === undefined) return { name: 'home' };
  if (head === 'learn' && rest.length < 2) return { name: 'learn', title: id ?? '', lesson: rest[0] ?? '' };
  if (rest.length > 0) return { name: 'nowhere' };
  if (head === 'rules' || head === 'win' || head === 'puzzles') return { name: head, title: id ?? '' };
  if (id === undefined) return { name: 'nowhere' };
  if (head === 'table') return { name: 'table', id };
  if (head === 'replay') return { name: 'replay', id };
  if (head === 'join') return { name: 'join', id, invite: inviteOf(search) };
  return { name: 'nowhere' };
}

/** An address with the invitation that lets its reader take a seat there. */
export const withInvite = (address: string, invite: string | null): string =>
  invite ? `${address}?invite=${encodeURIComponent(invite)}` : address;

/** The invitation in the search part of an address, or nothing. */
export const inviteOf = (search: string): string => new URLSearchParams(search).get('invite') ?? '';

/** A part of an address, decoded; one with invalid codes is returned unchanged. */
export function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  route = $state<Route>({ name: 'home' });
  /** The search part of the address, in which a page stores its state (a replay its move and eyes). */
  search = $state('');
  hash = $state('');

  read(): void {
    this.route = routeOf(location.pathname, location.search);
    this.search = location.search;
    this.hash = location.hash.slice(1);
  }
}
export const router = new Router();

/** Go to another page of this site; with `replace`, the back button skips the present page. */
export function go(address: string, { replace = false, keepScroll = false } = {}): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  router.read();
  if (!keepScroll && !location.hash) scrollTo(0, 0);
}

/** Links within the site change the page without a reload; call once. */
export function startRouter(): void {
  router.read();
  addEventListener('popstate', () => router.read());
  addEventListener('hashchange', () => router.read());
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return; // the browser scrolls
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
