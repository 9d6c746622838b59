import { Box, Grid, Text, translate } from '@adlane/ui';
import type { ReactNode } from 'react';

/** A named value of a record. */
export type Fact = {
  readonly label: string;
  /** Empty values are shown as a dash. */
  readonly value: ReactNode;
};

export type FactListProps = {
  facts: readonly Fact[];
  /** Shown without facts. */
  empty?: string;
};

/** Names and values of a record, below each other. */
export function FactList({ facts, empty = translate('Nothing yet.') }: FactListProps) {
  if (facts.length === 0) return <Text color="fg.muted">{empty}</Text>;
  return (
    // As wide as the longest label, so that values begin together and near it.
    <Grid as="dl" templateColumns="fit-content(40%) minmax(0, 1fr)" gapX={4} gapY={2} textStyle="sm">
      {facts.map(({ label, value }, index) => (
        // Two facts can have the same label.
        <Box key={`${index}/${label}`} display="contents">
          <Text as="dt" color="fg.muted" overflowWrap="anywhere">
            {label}
          </Text>
          <Text as="dd" overflowWrap="anywhere" dir="auto">
            {value === '' || value === null || value === undefined ? '–' : value}
          </Text>
        </Box>
      ))}
    </Grid>
  );
}
