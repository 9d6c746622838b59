import { paths } from './paths';

/**
 * The page that platforms redirect to for every user; also the storage key of the page where the sign-in
 * started.
 */
const agency = paths.connect({ kind: 'agency' });

/** Returns the redirect URI that a platform's settings must list. */
export function buildConnectUrl(channel: string, origin: string): string {
  return new URL(`${agency}/${channel}`, origin).href;
}

/**
 * Stores, for this tab, the page from which the user leaves for a platform's sign-in page.
 * @param store the tab's storage; accessing it may throw
 */
export function storeConnectStart(store: () => Pick<Storage, 'setItem'>, home: string): void {
  try {
    store().setItem(agency, home);
  } catch {
    // If storage is blocked, everyone returns to the agency's page.
  }
}
