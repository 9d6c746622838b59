import { formatDeviceDate } from '@adlane/contract/rules';
import { Box, EmptyState, getLocale } from '@adlane/ui';
import type { ReactNode } from 'react';

export type LogListProps = {
  /** Accessible name of the list. */
  label: string;
  /** Lines, oldest first. */
  children: readonly ReactNode[];
  /** Shown when the list is empty. */
  empty: string;
};

/** Log with one line per entry. */
export function LogList({ label, children, empty }: LogListProps) {
  if (children.length === 0) return <EmptyState title={empty} />;
  return (
    <Box
      as="ul"
      aria-label={label}
      listStyleType="none"
      bg="bg.panel"
      borderWidth="line"
      borderRadius="l3"
      textStyle="xs"
      overflow="hidden"
      css={{ '& > li + li': { borderTopWidth: 'line', borderColor: 'border.muted' } }}
    >
      {children}
    </Box>
  );
}

const timeFormat = {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hourCycle: 'h23',
} as const;

/** Time of day to the millisecond. */
export function LogTime({ date }: { date: string }) {
  const instant = new Date(date);
  const isKnown = !Number.isNaN(instant.getTime());
  return (
    <Box asChild color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      <time {...(isKnown ? { dateTime: instant.toISOString() } : {})}>
        {isKnown ? formatDeviceDate(date, getLocale(), timeFormat) : '–'}
      </time>
    </Box>
  );
}
