import type { WebReplay } from '../../widget/tickets';

/** Returns the address of a recorded page, which its addresses are relative to. */
export function findReplayBase({ events, baseUrl }: Pick<WebReplay, 'events' | 'baseUrl'>): string {
  const [data] = events.filter(({ type }) => type === 4).map((event) => event.data);
  const isPage = typeof data === 'object' && data !== null && 'href' in data;
  return isPage && typeof data.href === 'string' ? data.href : baseUrl;
}
