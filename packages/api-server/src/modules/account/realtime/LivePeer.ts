/** The client of a live connection. */
export type LivePeer = {
  send(text: string): void;
  /** Closes the connection. */
  close(code: number, reason: string): void;
};

/** Close code of a connection whose session ended: reconnecting is useless. */
export const endedSession = 4401;
