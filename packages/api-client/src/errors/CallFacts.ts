/** Which call an error belongs to; carried by every error of the client. */
export type CallFacts = {
  /** The call's name in the contract, e.g. `templates.view`. */
  readonly call: string;
  readonly method: string;
  /** Address as requested, query included. */
  readonly url: string;
};
