import { Box } from '../layout/Box';
import { Flex } from '../layout/Flex';
import { type ChartTone, getToneColor } from './ChartProps';

type LegendProps = { entries: readonly { label: string; tone: ChartTone; detail?: string }[] };

/** Explains the series colors. */
export function Legend({ entries }: LegendProps) {
  return (
    <Flex as="ul" aria-hidden listStyleType="none" wrap="wrap" gapX={4} gapY={1} mt={2}>
      {entries.map(({ label, tone, detail }) => (
        <Box
          as="li"
          key={label}
          display="inline-flex"
          alignItems="center"
          gap={2}
          textStyle="xs"
          color="fg.muted"
        >
          <Box as="span" boxSize={2.5} borderRadius="full" style={{ background: getToneColor(tone) }} />
          {label}
          {detail ? (
            <Box as="span" color="fg" fontWeight="medium" fontVariantNumeric="tabular-nums">
              {detail}
            </Box>
          ) : null}
        </Box>
      ))}
    </Flex>
  );
}
