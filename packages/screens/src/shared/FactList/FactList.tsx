import { Box, Grid, Text } from '@adlane/ui';
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
export function FactList({ facts, empty = 'Nothing yet.' }: FactListProps) {
  if (facts.length === 0) return <Text color="fg.muted">{empty}</Text>;
  return (
    <Grid
      as="dl"
      templateColumns={{ base: '1fr', sm: 'minmax(min(7rem, 30%), 1fr) 3fr' }}
      gapX={4}
      gapY={{ base: 1, sm: 3 }}
    >
      {facts.map(({ label, value }, index) => (
        // Two facts can have the same label.
        <Box key={`${index}/${label}`} display="contents">
          <Text as="dt" color="fg.muted" textStyle="sm">
            {label}
          </Text>
          <Text as="dd" textStyle="sm" overflowWrap="anywhere" minW={0} mb={{ base: 2, sm: 0 }} dir="auto">
            {value === '' || value === null || value === undefined ? '–' : value}
          </Text>
        </Box>
      ))}
    </Grid>
  );
}
