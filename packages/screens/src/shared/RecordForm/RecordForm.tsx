import { Stack, useUnsavedChangesGuard } from '@adlane/ui';
import {
  ConflictChoice,
  Form,
  type OpenedVersion,
  SubmitBar,
  type SubmitBarProps,
  useFormState,
  useVersionedSave,
} from '@adlane/ui/fields';
import { type ReactNode, useState } from 'react';
import { type BodySchema, checkFields } from '../AccountForm/checkFields';
import { toFormErrors } from '../AccountForm/toFormErrors';

export type RecordFormProps<Values extends object> = Pick<SubmitBarProps, 'submitLabel' | 'fullWidth'> & {
  /** Values of every field that the form shows; empty ones as ''. Read once: another record needs another key. */
  initialValues: Values;
  /** Body schema of the call, used to validate the form; without it, only the server validates. */
  body?: BodySchema;
  /**
   * The stored record that is edited, as it was read last; undefined for a new one. Another user's later save is then
   * not overwritten, and shown.
   */
  version?: OpenedVersion<Values> | undefined;
  /**
   * Sends the values with the version that they are based on, if there is one; a failure is shown at its fields.
   * A form that stays open needs the stored version as the result.
   */
  send: (values: Values, base_updated_at?: string) => Promise<unknown>;
  /** Called by the cancel button, after the user agreed to discard changes. Omit it for no button. */
  onCancel?: () => void;
  /** The fields. */
  children: ReactNode;
};

function Bar({ onCancel, ...bar }: Pick<RecordFormProps<object>, 'submitLabel' | 'fullWidth' | 'onCancel'>) {
  const { dirty, submitting, submitSucceeded, dirtySinceLastSubmit } = useFormState({
    subscription: { dirty: true, submitting: true, submitSucceeded: true, dirtySinceLastSubmit: true },
  });
  const { guard, dialog } = useUnsavedChangesGuard(
    dirty === true && (submitSucceeded !== true || dirtySinceLastSubmit === true),
    { isSaving: submitting },
  );
  return (
    <>
      <SubmitBar {...bar} {...(onCancel ? { onCancel: () => guard(onCancel) } : {})} />
      {dialog}
    </>
  );
}

/** Form of a record, validated by the contract and by the server's answer. Warns before changes are lost. */
export function RecordForm<Values extends object>(props: RecordFormProps<Values>) {
  const { version, body, send, children, ...bar } = props;
  // Another object would discard what was typed.
  const [initialValues] = useState(props.initialValues);
  const versioned = useVersionedSave(version, (values: Values, based) => send(values, based?.base));
  const submit = async (values: Values) => {
    try {
      await versioned.save(values);
      return undefined;
    } catch (error) {
      return toFormErrors(error, listNames(values));
    }
  };
  return (
    <Form<Values>
      initialValues={initialValues}
      onSubmit={submit}
      validate={(values) => (body ? checkFields(body, values) : {})}
    >
      {({ handleSubmit }) => (
        <form onSubmit={(event) => void handleSubmit(event)} noValidate>
          <Stack gap={5}>
            {children}
            <ConflictChoice<Values> {...versioned} />
            <Bar {...bar} />
          </Stack>
        </form>
      )}
    </Form>
  );
}

/** Lists the paths of all values: `address.city`. */
function listNames(values: object, prefix = ''): string[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? listNames(value, `${prefix}${name}.`)
      : [`${prefix}${name}`],
  );
}
