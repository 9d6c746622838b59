import { Alert } from '@adlane/ui';
import { getIn, useFormState } from '@adlane/ui/fields';

export type FieldProblemProps = {
  /** Name of a list in the form. */
  name: string;
};

/** The error of a whole list, such as one without entries, after an attempt to save. */
export function FieldProblem({ name }: FieldProblemProps) {
  const { errors, submitFailed } = useFormState({ subscription: { errors: true, submitFailed: true } });
  const problem: unknown = submitFailed && errors ? getIn(errors, name) : undefined;
  return typeof problem === 'string' ? <Alert tone="error">{problem}</Alert> : null;
}
