/** Values by name, as JSON can carry them. */
export type Fields = Readonly<Record<string, unknown>>;
