import { messages } from '@adlane/contract/rules';

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

/** The part of a contract body that validation needs. */
export type BodySchema = {
  readonly safeParse: (value: unknown) => {
    readonly success: boolean;
    readonly error?: { readonly issues: readonly Issue[] } | undefined;
  };
};

/**
 * Returns the first error of each field by the contract's rules. Fields of the body that the form does not
 * show (the emailed token) are left to the server.
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
