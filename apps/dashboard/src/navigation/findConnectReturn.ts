import { paths } from './paths';

const agency = paths.connect({ kind: 'agency' });

/**
 * Returns where to continue after a platform's redirect: the area page that the user left from
 * (`storeConnectStart`); undefined if that is the agency's own.
 */
export function findConnectReturn(
  store: () => Pick<Storage, 'getItem'>,
  pathname: string,
): string | undefined {
  // Deeper pages such as {id}/{businessId} are not redirect targets.
  if (!pathname.startsWith(`${agency}/`) || pathname.includes('/', agency.length + 1)) return undefined;
  try {
    const home = store().getItem(agency);
    const isPage = home !== null && home !== agency && /^\/[^/\\].*\/connect$/.test(home);
    return isPage ? home + pathname.slice(agency.length) : undefined;
  } catch {
    return undefined;
  }
}
