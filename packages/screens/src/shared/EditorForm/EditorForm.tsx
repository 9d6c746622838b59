import { isHttpError } from '@adlane/api-client';
import { successMessages } from '@adlane/contract/constants';
import { Alert, Box, Button, Flex, Grid, Stack, toast, translate, useUnsavedChangesGuard } from '@adlane/ui';
import {
  ConflictChoice,
  FORM_ERROR,
  Form,
  type OpenedVersion,
  toSubmissionErrors,
  useForm,
  useFormState,
  useVersionedSave,
} from '@adlane/ui/fields';
import { type ReactNode, useEffect, useState } from 'react';
import { type BodySchema, checkFields } from '../AccountForm/checkFields';
import { describeError } from '../format/describeError';

/** The version that a save is based on; undefined for a new record. */
export type SavedVersion = { readonly base_updated_at: string | undefined };

export type EditorFormProps<Values extends object> = {
  /** Read once: give the form of another record another key. */
  initialValues: Values;
  /** The contract's schema of the values. */
  schema: BodySchema;
  /** Removes what an opened and left field adds. */
  clean?: (values: Values) => Values;
  /**
   * The stored record that is edited, as it was read last; undefined for a new one. Another user's later save is then
   * not overwritten, and shown.
   */
  version?: OpenedVersion<Values> | undefined;
  /**
   * Saves the values; a failure is shown at its fields or above the buttons. Returns the stored version, or what to do
   * afterwards if the form does not stay open.
   */
  save: (values: Values & SavedVersion) => Promise<OpenedVersion<Values> | (() => void) | undefined>;
  /** Called when unsaved changes appear or are gone, so that the app can confirm before it leaves. */
  onUnsavedChange?: ((hasChanges: boolean) => void) | undefined;
  /** True for a new record, which may be saved as it is. */
  isNew: boolean;
  /**
   * The draft is stored elsewhere: leaving loses nothing, and it may be saved as it is.
   * @default false
   */
  keepsDraft?: boolean;
  submitLabel: string;
  /** Actions beside the save button. */
  actions?: ReactNode;
  /** Preview of the unsaved values. */
  preview: (values: Values) => ReactNode;
  /** The fields. */
  children: ReactNode;
};

function Preview<Values extends object>({ render }: { render: (values: Values) => ReactNode }) {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  return <>{render(values)}</>;
}

type BarProps = Pick<
  EditorFormProps<object>,
  'isNew' | 'keepsDraft' | 'submitLabel' | 'actions' | 'onUnsavedChange' | 'children'
>;

/** The buttons of the form; `children` are notices above them. */
function SaveBar({ isNew, keepsDraft = false, submitLabel, actions, onUnsavedChange, children }: BarProps) {
  const form = useForm();
  const state = useFormState({
    subscription: {
      dirty: true,
      submitting: true,
      submitFailed: true,
      hasValidationErrors: true,
      submitError: true,
      submitSucceeded: true,
      dirtySinceLastSubmit: true,
    },
  });
  const { dirty, submitting = false, submitFailed, hasValidationErrors, submitError } = state;
  const isUnsaved = dirty === true && (state.submitSucceeded !== true || state.dirtySinceLastSubmit === true);
  const { dialog } = useUnsavedChangesGuard(isUnsaved && !keepsDraft, { isSaving: submitting });
  useEffect(
    function reportUnsavedChanges() {
      onUnsavedChange?.(isUnsaved);
      return () => onUnsavedChange?.(false);
    },
    [onUnsavedChange, isUnsaved],
  );
  return (
    <Stack gap={3} mt={6}>
      {children}
      {submitFailed === true && hasValidationErrors === true ? (
        <Alert tone="error" title={translate('Not saved')}>
          {translate('Some fields need a correction. They are marked in red.')}
        </Alert>
      ) : null}
      {typeof submitError === 'string' && state.dirtySinceLastSubmit !== true && !hasValidationErrors ? (
        <Alert tone="error">{submitError}</Alert>
      ) : null}
      <Flex justify="flex-end" gap={3} flexWrap="wrap">
        {actions}
        <Button variant="secondary" disabled={!dirty || submitting} onClick={() => form.reset()}>
          {translate('Discard changes')}
        </Button>
        <Button type="submit" disabled={!dirty && !isNew && !keepsDraft} loading={submitting}>
          {submitLabel}
        </Button>
      </Flex>
      {dialog}
    </Stack>
  );
}

function toErrors(error: unknown): object {
  if (!isHttpError(error)) return { [FORM_ERROR]: describeError(error) };
  const { errors = {} } = error.body;
  const [text] = Object.values(errors).flat();
  return {
    ...toSubmissionErrors({ message: describeError(error), errors }),
    [FORM_ERROR]: text ?? describeError(error),
  };
}

/** A long form with a live preview beside it, which warns before changes are lost. */
export function EditorForm<Values extends object>(props: EditorFormProps<Values>) {
  const { schema, clean = (values) => values, save, isNew, keepsDraft, submitLabel, actions } = props;
  // Another object would reset the form; another record gets another form by its key.
  const [initialValues] = useState(props.initialValues);
  const { version } = props;
  const versioned = useVersionedSave(version, (values: Values, based) =>
    save({ ...clean(values), base_updated_at: based?.base }),
  );
  const submit = async (values: Values) => {
    try {
      const result = await versioned.save(values);
      toast({ tone: 'success', text: isNew ? successMessages.created : successMessages.saved });
      props.onUnsavedChange?.(false);
      if (typeof result === 'function') result();
      return undefined;
    } catch (error) {
      return toErrors(error);
    }
  };
  return (
    <Form<Values>
      initialValues={initialValues}
      onSubmit={submit}
      validate={(values) => checkFields(schema, clean(values))}
    >
      {({ handleSubmit }) => (
        <Grid
          gap={{ base: 6, xl: 8 }}
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            lg: 'minmax(0, 1fr) minmax({sizes.72}, {sizes.sm})',
          }}
          alignItems="start"
        >
          <Box asChild minW={0}>
            <form noValidate onSubmit={(event) => void handleSubmit(event)}>
              {props.children}
              <SaveBar
                isNew={isNew}
                keepsDraft={keepsDraft}
                submitLabel={submitLabel}
                actions={actions}
                onUnsavedChange={props.onUnsavedChange}
              >
                <ConflictChoice<Values> {...versioned} />
              </SaveBar>
            </form>
          </Box>
          {/* Outside the form: a preview has its own form, whose submit must not save the editor. */}
          <Box as="section" aria-label={translate('Preview')} position={{ lg: 'sticky' }} top={4} minW={0}>
            <Preview<Values> render={props.preview} />
          </Box>
        </Grid>
      )}
    </Form>
  );
}
