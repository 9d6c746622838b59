import type { FlowConfigForm } from '@adlane/contract/widget/projects';
import { Alert, Box, Button, Flex, Grid, Stack, translate } from '@adlane/ui';
import { useForm, useFormState } from '@adlane/ui/fields';
import type { ReactNode } from 'react';
import { WidgetPreview } from '../WidgetPreview/WidgetPreview';

export type SettingsTabProps = {
  /** The fields. */
  children: ReactNode;
  /** Language of the preview; without one there is no preview. */
  previewLanguage?: string;
};

function Preview({ language }: { language: string }) {
  const { values } = useFormState<FlowConfigForm>({ subscription: { values: true } });
  return <WidgetPreview config={values} language={language} />;
}

/** Saves or discards the changes of all tabs. */
function SaveBar() {
  const form = useForm();
  const { dirty, submitting, submitFailed, hasValidationErrors, submitError } = useFormState({
    subscription: {
      dirty: true,
      submitting: true,
      submitFailed: true,
      hasValidationErrors: true,
      submitError: true,
    },
  });
  const isBlocked = submitFailed === true && hasValidationErrors === true;
  return (
    <Stack gap={3} mt={6}>
      {isBlocked ? (
        <Alert tone="error" title={translate('Not saved')}>
          {translate(
            'Some settings need a correction. Check the fields marked in red, on the other tabs too.',
          )}
        </Alert>
      ) : null}
      {typeof submitError === 'string' && !isBlocked ? <Alert tone="error">{submitError}</Alert> : null}
      <Flex justify="flex-end" gap={3} flexWrap="wrap">
        <Button variant="secondary" disabled={!dirty || submitting === true} onClick={() => form.reset()}>
          {translate('Discard changes')}
        </Button>
        <Button type="submit" disabled={!dirty} loading={submitting ?? false}>
          {translate('Save changes')}
        </Button>
      </Flex>
    </Stack>
  );
}

/** A tab of a project's configuration: its fields, a live preview, and the bar that saves. */
export function SettingsTab({ children, previewLanguage }: SettingsTabProps) {
  const form = useForm();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {previewLanguage === undefined ? (
        children
      ) : (
        <Grid
          gap={{ base: 6, xl: 8 }}
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            lg: 'minmax(0, 1fr) minmax({sizes.72}, {sizes.sm})',
          }}
          alignItems="start"
        >
          <Box minW={0}>{children}</Box>
          <Box position={{ lg: 'sticky' }} top={4}>
            <Preview language={previewLanguage} />
          </Box>
        </Grid>
      )}
      <SaveBar />
    </form>
  );
}
