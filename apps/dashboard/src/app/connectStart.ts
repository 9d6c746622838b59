import { paths } from './paths';

/** The one page that platforms lead back to, whoever signs in; where a sign-in began is kept under its name. */
const agency = paths.connect({ kind: 'agency' });

/** The address of a platform's sign-in that its settings have to name. */
export function buildConnectUrl(channel: string, origin: string): string {
  return new URL(`${agency}/${channel}`, origin).href;
}

/**
 * Keeps, for this tab, where one leaves from for a platform's sign-in page.
 * @param store the tab's storage; a browser may refuse even to name it
 */
export function storeConnectStart(store: () => Pick<Storage, 'setItem'>, home: string): void {
  try {
    store().setItem(agency, home);
  } catch {
    // A browser that refuses storage leads everybody back to the agency's page.
  }
}
