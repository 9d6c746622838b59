import { paths } from './paths';

const agency = paths.connect({ kind: 'agency' });

/**
 * Where to go on from the address that platforms lead back to: the page of the area that one left from
 * (`storeConnectStart`); nothing where that is the agency's own.
 */
export function findConnectReturn(
  store: () => Pick<Storage, 'getItem'>,
  pathname: string,
): string | undefined {
  // Pages below it, such as {id}/{businessId}, are no platform's.
  if (!pathname.startsWith(`${agency}/`) || pathname.includes('/', agency.length + 1)) return undefined;
  try {
    const home = store().getItem(agency);
    const isPage = home !== null && home !== agency && /^\/[^/\\].*\/connect$/.test(home);
    return isPage ? home + pathname.slice(agency.length) : undefined;
  } catch {
    return undefined;
  }
}
