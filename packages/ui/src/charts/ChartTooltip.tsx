import { Box } from '../layout/Box';
import { Flex } from '../layout/Flex';
import { type ChartTone, getToneColor } from './ChartProps';

type ChartTooltipProps = {
  /** Name of the place: '3 Jun'. */
  name: string;
  /** Values of all series at the place. */
  entries: readonly { label: string; value: string; tone: ChartTone }[];
  /** What happened there: '2 launches'. */
  notes: readonly string[];
  /** Horizontal position of the place, in pixels from the left. */
  x: number;
  /** Width of the drawing, in pixels. */
  width: number;
};

/** All values at the cursor, beside it: at its left in the right half of the drawing. */
export function ChartTooltip({ name, entries, notes, x, width }: ChartTooltipProps) {
  const side = x > width / 2 ? { right: `${width - x + 12}px` } : { left: `${x + 12}px` };
  return (
    <Box
      position="absolute"
      top={2}
      zIndex={1}
      minW="8rem"
      maxW="14rem"
      px={3}
      py={2}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l2"
      shadow="md"
      textStyle="xs"
      pointerEvents="none"
      style={side}
    >
      <Box fontWeight="medium">{name}</Box>
      {entries.map(({ label, value, tone }) => (
        <Flex key={label} align="center" gap={2} mt={1} color="fg.muted">
          <Box as="span" boxSize={2} borderRadius="full" style={{ background: getToneColor(tone) }} />
          <Box as="span" flex="1">
            {label}
          </Box>
          <Box as="span" color="fg" fontWeight="medium" fontVariantNumeric="tabular-nums">
            {value}
          </Box>
        </Flex>
      ))}
      {notes.map((note) => (
        <Box key={note} mt={1} color="fg.muted">
          {note}
        </Box>
      ))}
    </Box>
  );
}
