import { Box } from '@adlane/ui';
import type { ReactNode } from 'react';

function focusElement(element: HTMLElement | null): void {
  element?.focus();
}

export type OutcomeProps = {
  /** What happened. */
  message: string;
  /** What to do now. */
  children?: ReactNode;
};

/** Stands in a form's place once it was sent. Takes the focus that the form had, so that it is read out. */
export function Outcome({ message, children }: OutcomeProps) {
  return (
    <Box display="grid" gap={4}>
      <Box as="output" display="block" tabIndex={-1} ref={focusElement} outline="none" fontWeight="medium">
        {message}
      </Box>
      {children}
    </Box>
  );
}

/** Where to look for a mail that was sent. */
export function MailboxHint() {
  return (
    <Box color="fg.muted" textStyle="sm">
      Check your inbox and your spam folder for our link.
    </Box>
  );
}
