import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Box } from '../../layout/Box';
import { Flex } from '../../layout/Flex';
import { HStack } from '../../layout/HStack';
import { Skeleton } from '../Skeleton/Skeleton';

/** Change of a value. */
export type StatTrend = {
  /** Amount of the change: '+12%'. */
  text: string;
  /** Direction of the arrow. */
  direction: 'up' | 'down' | 'flat';
  /**
   * Whether the change is good or bad; sets the color.
   * @default 'neutral'
   */
  tone?: 'positive' | 'negative' | 'neutral';
  /** Basis of comparison: 'compared to last week'. */
  period: string;
};

export type StatTileProps = {
  /** Name of the value. */
  label: string;
  /** Formatted value; `undefined` while loading. */
  value: ReactNode | undefined;
  /** Line under the value: a comparison, a period. */
  hint?: ReactNode;
  /** Icon of the subject. */
  icon?: ReactNode;
  /** Change of the value. */
  trend?: StatTrend | undefined;
  /** Chart under the value: a `Sparkline`. */
  chart?: ReactNode;
};

const arrows = { up: ArrowUpRight, down: ArrowDownRight, flat: ArrowRight } as const;
const trendColors = { positive: 'fg.success', negative: 'fg.error', neutral: 'fg.muted' } as const;

function Trend({ text, direction, tone = 'neutral', period }: StatTrend) {
  return (
    <Flex mt={1} wrap="wrap" align="center" gapX={1.5} textStyle="xs" color="fg.muted">
      <Box
        as="span"
        display="inline-flex"
        alignItems="center"
        gap={0.5}
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
        color={trendColors[tone]}
      >
        {/* The arrow is mirrored with the reading direction; up stays up. */}
        <Box as={arrows[direction]} boxSize={3.5} aria-hidden _rtl={{ transform: 'scaleX(-1)' }} />
        <bdi>{text}</bdi>
      </Box>
      {period}
    </Flex>
  );
}

/** Returns a size at which a long value fits into its tile, as far as it remains legible. */
function getValueSize(value: ReactNode): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  // Characters are about 0.62 em wide.
  return `clamp(1rem, ${Math.round(150 / value.length)}cqi, 1.5rem)`;
}

/** Key figure with its name. */
export function StatTile({ label, value, hint, icon, trend, chart }: StatTileProps) {
  const loading = value === undefined;
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" shadow="xs" p={5} minW={0} aria-busy={loading}>
      <HStack justifyContent="space-between" gap={3} color="fg.muted" textStyle="sm">
        {label}
        {icon ? (
          <Box color="fg.subtle" css={{ '& svg': { boxSize: 4 } }} aria-hidden>
            {icon}
          </Box>
        ) : null}
      </HStack>
      <Box mt={2} containerType="inline-size" textStyle="2xl">
        <Box
          fontSize={getValueSize(value)}
          fontWeight="semibold"
          fontVariantNumeric="tabular-nums"
          overflowWrap="anywhere"
        >
          {loading ? <Skeleton width="60%" height="2rem" /> : value}
        </Box>
      </Box>
      {trend && !loading ? <Trend {...trend} /> : null}
      {hint ? (
        <Box mt={1} color="fg.muted" textStyle="xs">
          {hint}
        </Box>
      ) : null}
      {chart && !loading ? <Box mt={3}>{chart}</Box> : null}
    </Box>
  );
}
