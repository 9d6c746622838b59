import { messages } from '@adlane/contract/rules';

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

/** What is used of a body of the contract. */
export type BodySchema = {
  readonly safeParse: (value: unknown) => {
    readonly success: boolean;
    readonly error?: { readonly issues: readonly Issue[] } | undefined;
  };
};

/**
 * The first text of each field, by the contract's own rules. What the body takes besides the form's fields (the mailed
 * token) is left to the server.
 */
export function checkFields(schema: BodySchema, values: Readonly<Record<string, string>>): object {
  const errors: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    const name = String(path[0]);
    const value = values[name];
    if (value !== undefined) errors[name] ??= value.trim() === '' ? messages.fieldRequired : message;
  }
  return errors;
}
