import { type Area, paths } from './paths';

const parameter = 'client';

/** Pages of an agency that can be limited to one client. */
const getScopedPaths = (area: Area): readonly string[] => [
  paths.launchedAds(area),
  paths.leads(area),
  paths.media(area),
];

function parseId(text: string | null | undefined): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : undefined;
}

/** Returns the client that a page is limited to: the one whose page it is, or the one of the list's filter. */
export function findClientScope(
  area: Area,
  { pathname, search }: { pathname: string; search: string },
): number | undefined {
  const clients = `${paths.clients(area)}/`;
  if (pathname.startsWith(clients)) {
    const own = parseId(pathname.slice(clients.length));
    if (own !== undefined) return own;
  }
  return parseId(new URLSearchParams(search).get(parameter));
}

/** Adds the client to a link if its page can be limited to one. */
export function addClientScope(area: Area, href: string, clientId: number | undefined): string {
  const isScoped = clientId !== undefined && getScopedPaths(area).includes(href);
  return isScoped ? `${href}?${parameter}=${clientId}` : href;
}

/**
 * Returns the page to show after choosing a client: the same list, limited to the client, or the client's own page.
 * @param clientId undefined for all clients
 */
export function getClientHref(area: Area, pathname: string, clientId: number | undefined): string {
  const list = getScopedPaths(area).find((path) => path === pathname);
  if (clientId === undefined) return list ?? paths.clients(area);
  return list === undefined ? paths.client(area, clientId) : addClientScope(area, list, clientId);
}
