import { Box, EmptyState } from '@adlane/ui';
import type { ReactNode } from 'react';

export type LogListProps = {
  /** Spoken name of the list. */
  label: string;
  /** Lines, oldest first. */
  children: readonly ReactNode[];
  /** Shown where there is none. */
  empty: string;
};

/** A log: one line an entry. */
export function LogList({ label, children, empty }: LogListProps) {
  if (children.length === 0) return <EmptyState title={empty} />;
  return (
    <Box
      as="ul"
      aria-label={label}
      listStyleType="none"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      textStyle="xs"
      overflow="hidden"
      css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'border.muted' } }}
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

/** A time of day to the millisecond: what happened before what. */
export function LogTime({ date }: { date: string }) {
  const instant = new Date(date);
  const isKnown = !Number.isNaN(instant.getTime());
  return (
    <Box asChild color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      <time {...(isKnown ? { dateTime: instant.toISOString() } : {})}>
        {isKnown ? instant.toLocaleTimeString(undefined, timeFormat) : '–'}
      </time>
    </Box>
  );
}
