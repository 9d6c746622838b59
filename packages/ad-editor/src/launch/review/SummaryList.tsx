import { Box, translate } from '@adlane/ui';

/** A name and its value: `['Budget', '$25.00 a day']`. */
export type SummaryRow = readonly [name: string, value: string];

/** What will be launched, once more, as people read it. */
export function SummaryList({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <Box as="dl" display="grid" gap={3} textStyle="sm">
      {rows.map(([name, value]) => (
        <Box key={name} display="grid" gridTemplateColumns="minmax(0, 2fr) minmax(0, 3fr)" gap={4}>
          <Box as="dt" color="fg.muted">
            {translate(name)}
          </Box>
          <Box as="dd" overflowWrap="anywhere">
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
