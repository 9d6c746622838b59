import fields from '../mutateFields.json';

/** A kind of change with the collection and the message that it changes. */
export type OperationKind = {
  readonly collection: string;
  readonly resource: string;
  readonly verbs: readonly string[];
};
/** What changes may contain: kinds of operations, the fields of messages (type and flags) and enums. */
export type MutateLists = {
  readonly operations: Readonly<Record<string, OperationKind>>;
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly enums: Readonly<Record<string, readonly string[]>>;
};

/** The published lists of the changes that launches send. */
export const googleMutateLists: MutateLists = fields;
