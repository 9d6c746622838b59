import { Box, Grid, OverflowText, Text, translate } from '@adlane/ui';
import type { ReactNode } from 'react';
import { labelWidth } from './labelWidth';

/** A named value of a record. */
export type Fact = {
  readonly label: string;
  /** Empty values are shown as a dash. */
  readonly value: ReactNode;
};

export type FactListProps = {
  /** One line each, in this order. */
  facts: readonly Fact[];
  /** Shown without facts. */
  empty?: string;
};

/** Names and values of a record, below each other. */
export function FactList({ facts, empty = translate('Nothing yet.') }: FactListProps) {
  if (facts.length === 0) return <Text color="fg.muted">{empty}</Text>;
  return (
    // Names stay in one line up to half of the panel; short ones share a width, so that the values of all lists line up.
    <Grid as="dl" templateColumns="fit-content(48%) minmax(0, 1fr)" gapX={3} gapY={2} textStyle="sm">
      {facts.map(({ label, value }, index) => (
        // Two facts can have the same label.
        <Box key={`${index}/${label}`} display="contents">
          <Box as="dt" color="fg.muted" minW={labelWidth}>
            <OverflowText>{label}</OverflowText>
          </Box>
          <Box as="dd">
            {/* As wide as its text, so that a value of the other direction begins where the others do, too. */}
            <Box w="fit-content" maxW="full" overflowWrap="anywhere" dir="auto">
              <FactValue value={value} />
            </Box>
          </Box>
        </Box>
      ))}
    </Grid>
  );
}

function FactValue({ value }: { value: ReactNode }) {
  if (value === '' || value === null || value === undefined) return '–';
  return typeof value === 'string' ? <OverflowText>{value}</OverflowText> : value;
}
