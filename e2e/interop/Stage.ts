import type { Frame, Page } from 'playwright';
import type { BuiltServer } from '../harness/startBuiltServer';

/** A request of the stock client, with its answer's status. */
export type Call = { readonly path: string; readonly status: number; readonly body: string };

/** What the checks share: a page with the stock client, and the server that it talks to. */
export type Stage = {
  readonly page: Page;
  readonly server: BuiltServer;
  /** Runs a method of the client as the host page would. */
  readonly gleap: (method: string, ...args: readonly unknown[]) => Promise<unknown>;
  /** Waits for a successful call of the client whose body contains a text. */
  readonly answered: (path: string, has?: string) => Promise<Call>;
  readonly frame: () => Promise<Frame>;
  readonly banner: () => Promise<Frame>;
  /** Waits until the frame has received a message of the page. */
  readonly frameReceived: (name: string) => Promise<unknown>;
  /** Waits until the page has received a message of the frame or the banner. */
  readonly pageReceived: (name: string) => Promise<unknown>;
  /** Requests contents as the visitor of the page. */
  readonly request: (path: string) => Promise<{ readonly [key: string]: unknown }>;
  /** Id of the demo project's tour. */
  readonly tourId: () => Promise<string>;
  /** Sends an action to the visitor by the socket, as the operator. */
  readonly act: (action: object) => Promise<unknown>;
  /** Waits for a ticket that contains a text. */
  readonly ticket: (text: string) => Promise<unknown>;
  /** The latest ticket as JSON. */
  readonly lastTicket: () => Promise<string>;
  /** Polls until the result is neither undefined nor false. */
  readonly until: <T>(what: string, poll: () => Promise<T | undefined> | T | undefined) => Promise<T>;
};

export type Check = (stage: Stage) => Promise<unknown>;
