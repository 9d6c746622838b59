/** The call that an error belongs to; part of every error of the client. */
export type CallFacts = {
  /** Name of the call in the contract, e.g. `templates.view`. */
  readonly call: string;
  readonly method: string;
  /** Requested URL with its query. */
  readonly url: string;
};
