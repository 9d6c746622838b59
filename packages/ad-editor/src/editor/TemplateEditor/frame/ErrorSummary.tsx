import { Alert, Box, Button, Flex, Stack, translate } from '@adlane/ui';
import { useFormState } from '@adlane/ui/fields';
import { formatFieldLabel } from '../../../form/fieldLabels';
import { listFormErrors } from '../../../form/listFormErrors';
import { reportHeight } from './reportHeight';

/** More errors than this are counted instead of listed. */
const maxListed = 6;

export type ErrorSummaryProps = {
  /** Opens the tab of a field and moves the focus to it. */
  onFix: (field: string) => void;
};

const reportNotice = reportHeight('--editor-notice');

/**
 * After a refused save: all errors of all tabs, each with a link to its field. Stays in view, as the user is led to the
 * first one.
 */
export function ErrorSummary({ onFix }: ErrorSummaryProps) {
  const { errors, submitErrors, submitFailed } = useFormState({
    subscription: { errors: true, submitErrors: true, submitFailed: true },
  });
  const found = submitFailed ? listFormErrors({ ...submitErrors, ...errors }) : [];
  if (found.length === 0) return null;
  const rest = found.length - maxListed;
  return (
    <Box ref={reportNotice} position="sticky" top="var(--editor-head)" zIndex="sticky" bg="bg.canvas">
      <Alert
        tone="error"
        title={
          found.length === 1
            ? translate('One field needs your attention')
            : translate('{count} fields need your attention', { count: found.length })
        }
      >
        <Stack as="ul" gap={1} mt={1} listStyleType="none" maxH="20vh" overflowY="auto">
          {found.slice(0, maxListed).map(({ field, message }) => (
            <Flex as="li" key={field} wrap="wrap" align="center" gap={2}>
              <Button variant="secondary" size="sm" onClick={() => onFix(field)}>
                {formatFieldLabel(field)}
              </Button>
              {translate(message)}
            </Flex>
          ))}
          {rest > 0 ? <li>{translate('And {rest} more.', { rest })}</li> : null}
        </Stack>
      </Alert>
    </Box>
  );
}
