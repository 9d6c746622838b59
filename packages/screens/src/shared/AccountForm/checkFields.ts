import { messages } from '@adlane/contract/rules';
import { describeIssue, getIn, setIn } from '@adlane/ui/fields';

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

/** The part of a contract body that validation needs. */
export type BodySchema = {
  readonly safeParse: (
    value: unknown,
    params: { readonly error: typeof describeIssue },
  ) => {
    readonly success: boolean;
    readonly error?: { readonly issues: readonly Issue[] } | undefined;
  };
};

/** True for a list or an object with fields in it: at its path, an error would be in the way of theirs. */
const hasFields = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/**
 * Returns the first error of each field by the contract's rules, at its path. Fields of the body that the
 * form does not show (the emailed token) are left to the server, and so is what no field has, such as too many entries.
 */
export function checkFields(schema: BodySchema, values: object): object {
  return (schema.safeParse(values, { error: describeIssue }).error?.issues ?? []).reduce<object>(
    (errors, { path, message }) => {
      const name = path.map(String).join('.');
      const value: unknown = getIn(values, name);
      if (value === undefined || hasFields(value) || getIn(errors, name) !== undefined) return errors;
      const isBlank = typeof value === 'string' && value.trim() === '';
      return setIn(errors, name, isBlank ? messages.fieldRequired : message);
    },
    {},
  );
}
