import { Box, Grid, translate } from '@adlane/ui';
import type { ReactNode } from 'react';

function focusElement(element: HTMLElement | null): void {
  element?.focus();
}

export type OutcomeProps = {
  /** What happened. */
  message: string;
  /** What to do next. */
  children?: ReactNode;
};

/** Replaces a form after it was sent and takes over its focus, so that a screen reader announces it. */
export function Outcome({ message, children }: OutcomeProps) {
  return (
    <Grid gap={4}>
      <Box as="output" display="block" tabIndex={-1} ref={focusElement} outline="none" fontWeight="medium">
        {message}
      </Box>
      {children}
    </Grid>
  );
}

/** Hint to check the inbox for an email. */
export function MailboxHint() {
  return (
    <Box color="fg.muted" textStyle="sm">
      {translate('Check your inbox and your spam folder for our link.')}
    </Box>
  );
}
