import { Box } from '@adlane/ui';
import type { ReactNode } from 'react';

export type NoticeProps = {
  /** `error` interrupts a screen reader, the others wait. */
  tone: 'info' | 'error' | 'warning';
  children: ReactNode;
  /** A button at the end. */
  action?: ReactNode;
};

const looks = {
  info: { bg: 'bg.info', color: 'fg.info', role: 'status' },
  warning: { bg: 'bg.warning', color: 'fg.warning', role: 'status' },
  error: { bg: 'bg.error', color: 'fg.error', role: 'alert' },
} as const;

/** A line that stays until what it speaks of is done. */
export function Notice({ tone, children, action }: NoticeProps) {
  return (
    <Box
      {...looks[tone]}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap={3}
      px={4}
      py={3}
      borderRadius="l2"
      textStyle="sm"
      fontWeight="medium"
    >
      <Box minW={0} overflowWrap="anywhere">
        {children}
      </Box>
      {action}
    </Box>
  );
}
