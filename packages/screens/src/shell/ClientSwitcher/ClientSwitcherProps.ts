export type ClientSwitcherProps = {
  /** The client that the page is limited to; undefined for all. */
  clientId: number | undefined;
  /** Link that limits the page to a client, or with undefined to none. */
  getHref: (clientId: number | undefined) => string;
};
