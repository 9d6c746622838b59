/** An email as it is read in a worker: what a thread needs of it. */
export type ReceivedEmail = {
  /** SHA-256 of its Message-ID, else of all of it, in hex. */
  readonly digest: string;
  /** The sender's address in lower case; empty without one. */
  readonly from: string;
  /** Addresses that it was sent to, in lower case. */
  readonly recipients: readonly string[];
  /** What the sender wrote, without what it quotes and without a signature. */
  readonly text: string;
  /** True for replies of machines: absence notes, bounces, mailing lists. */
  readonly isAutomatic: boolean;
  readonly files: readonly EmailFile[];
  /** Files that were left out: too many, or too large. */
  readonly missingFiles: number;
};

/** A file of an email. */
export type EmailFile = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };
