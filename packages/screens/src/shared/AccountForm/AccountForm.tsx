import { Grid } from '@adlane/ui';
import { Form, SubmitBar } from '@adlane/ui/fields';
import type { ReactNode } from 'react';
import { type BodySchema, checkFields } from './checkFields';
import { toFormErrors } from './toFormErrors';

export type AccountFormProps<Name extends string> = {
  /** Field names; all are texts. */
  names: readonly Name[];
  /** Body schema of the call, used to validate the form. */
  body: BodySchema;
  /** Sends the values; a failure is shown in the form. */
  send: (values: Record<Name, string>) => Promise<unknown>;
  submitLabel: string;
  /** Initial values. */
  initialValues?: Partial<Record<Name, string>>;
  /** The fields. */
  children: ReactNode;
};

/** Short form of texts, validated by the contract and by the server's answer. */
export function AccountForm<Name extends string>(props: AccountFormProps<Name>) {
  const { names, body, send, submitLabel, initialValues = {}, children } = props;
  const complete = (values: Partial<Record<Name, string>>) =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? ''])) as Record<Name, string>;
  const submit = async (values: Partial<Record<Name, string>>) => {
    try {
      await send(complete(values));
      return undefined;
    } catch (error) {
      return toFormErrors(error, names);
    }
  };
  return (
    <Form<Partial<Record<Name, string>>>
      initialValues={initialValues}
      onSubmit={submit}
      validate={(values) => checkFields(body, complete(values))}
    >
      {({ handleSubmit }) => (
        <form onSubmit={handleSubmit} noValidate>
          <Grid gap={4}>
            {children}
            <SubmitBar submitLabel={submitLabel} fullWidth />
          </Grid>
        </form>
      )}
    </Form>
  );
}
