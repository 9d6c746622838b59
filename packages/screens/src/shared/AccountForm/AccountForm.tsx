import { Box } from '@adlane/ui';
import { Form, SubmitBar } from '@adlane/ui/fields';
import type { ReactNode } from 'react';
import { type BodySchema, checkFields } from './checkFields';
import { toFormErrors } from './toFormErrors';

export type AccountFormProps<Name extends string> = {
  /** Fields of the form, all of them texts. */
  names: readonly Name[];
  /** What the call takes: its rules are the form's. */
  body: BodySchema;
  /** Sends what was filled in; its failure is shown in the form. */
  send: (values: Record<Name, string>) => Promise<unknown>;
  submitLabel: string;
  /** What is filled in from the start. */
  initialValues?: Partial<Record<Name, string>>;
  /** The fields. */
  children: ReactNode;
};

/** A short form of texts: checked by the contract's rules, sent by a call, told by the server what is wrong. */
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
          <Box display="grid" gap={4}>
            {children}
            <SubmitBar submitLabel={submitLabel} fullWidth />
          </Box>
        </form>
      )}
    </Form>
  );
}
