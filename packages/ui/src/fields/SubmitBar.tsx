import { useFormState } from 'react-final-form';
import { translate } from '../language/translate';
import { Box } from '../layout/Box';
import { Flex } from '../layout/Flex';
import { Stack } from '../layout/Stack';
import { Button } from '../primitives/Button/Button';

export type SubmitBarProps = {
  /**
   * Label of the submit button, a verb.
   * @default 'Save'
   */
  submitLabel?: string;
  /** Shows a cancel button. */
  onCancel?: () => void;
  /**
   * Label of the cancel button.
   * @default 'Cancel'
   */
  cancelLabel?: string;
  /** As wide as the container, for narrow forms such as sign-in. */
  fullWidth?: boolean;
};

/** End of a form: the error of the whole form, cancel and submit. Place it inside the `<form>`. */
export function SubmitBar(props: SubmitBarProps) {
  const { submitLabel = translate('Save'), onCancel, cancelLabel = translate('Cancel') } = props;
  const { fullWidth = false } = props;
  const { submitting, submitError, dirtySinceLastSubmit, hasValidationErrors } = useFormState({
    subscription: {
      submitting: true,
      submitError: true,
      dirtySinceLastSubmit: true,
      hasValidationErrors: true,
    },
  });
  // A save that the rules stop leaves the answer to an earlier one in the form.
  const isCurrent = !dirtySinceLastSubmit && !hasValidationErrors;
  const formError = typeof submitError === 'string' && isCurrent ? submitError : undefined;
  return (
    <Stack gap={3}>
      {formError ? (
        <Box
          role="alert"
          px={3}
          py={2.5}
          borderRadius="l2"
          bg="bg.error"
          color="fg.error"
          textStyle="sm"
          fontWeight="medium"
        >
          {formError}
        </Box>
      ) : null}
      <Flex justify="flex-end" gap={3}>
        {onCancel ? (
          <Button variant="secondary" onClick={onCancel} disabled={submitting ?? false}>
            {cancelLabel}
          </Button>
        ) : null}
        <Button type="submit" loading={submitting ?? false} fullWidth={fullWidth}>
          {submitLabel}
        </Button>
      </Flex>
    </Stack>
  );
}
