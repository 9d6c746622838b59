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
  /** Basis of comparison, short enough for one line: 'vs. last week'. Narrow tiles show the change alone. */
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
  /** Change of the value; while loading, its line is reserved. */
  trend?: StatTrend | undefined;
  /** Chart under the value: a `Sparkline`, or a `Skeleton` of its height while it loads. */
  chart?: ReactNode;
};

const arrows = { up: ArrowUpRight, down: ArrowDownRight, flat: ArrowRight } as const;
const visuallyHidden = { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)' } as const;
const trendColors = { positive: 'fg.success', negative: 'fg.error', neutral: 'fg.muted' } as const;

function Trend({ text, direction, tone = 'neutral', period }: StatTrend) {
  return (
    <Flex align="center" gap={1.5} h={5} textStyle="xs" color="fg.muted" whiteSpace="nowrap">
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
      <Box as="span" truncate css={{ '@container (max-width: 9rem)': visuallyHidden }}>
        {period}
      </Box>
    </Flex>
  );
}

/** Returns a size at which a long value fits into its tile, as far as it remains legible. */
function getValueSize(value: ReactNode): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  // Characters are about 0.62 em wide.
  return `clamp(1rem, ${Math.round(150 / value.length)}cqi, 1.5rem)`;
}

/** Height of the line of the value, loaded or not. */
const valueHeight = '2rem';

/** Key figure with its name. As high as the highest tile of its row. */
export function StatTile({ label, value, hint, icon, trend, chart }: StatTileProps) {
  const loading = value === undefined;
  return (
    <Box
      h="full"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      px={4}
      py={3}
      minW={0}
      containerType="inline-size"
      aria-busy={loading}
    >
      <HStack justifyContent="space-between" gap={3} color="fg.muted" textStyle="sm">
        {label}
        {icon ? (
          <Box
            color="fg.subtle"
            // The label needs the line of a narrow tile.
            css={{ '& svg': { boxSize: 4 }, '@container (max-width: 9rem)': { display: 'none' } }}
            aria-hidden
          >
            {icon}
          </Box>
        ) : null}
      </HStack>
      <Box mt={1} textStyle="2xl">
        <Box
          fontSize={getValueSize(value)}
          fontWeight="semibold"
          lineHeight={valueHeight}
          fontVariantNumeric="tabular-nums"
          overflowWrap="anywhere"
        >
          {loading ? <Skeleton width="60%" height={valueHeight} /> : value}
        </Box>
      </Box>
      {trend && !loading ? <Trend {...trend} /> : null}
      {trend && loading ? (
        <Flex h={5} align="center">
          <Skeleton width="80%" height="0.75rem" />
        </Flex>
      ) : null}
      {hint ? (
        <Box mt={1} color="fg.muted" textStyle="xs">
          {hint}
        </Box>
      ) : null}
      {chart ? <Box mt={2}>{chart}</Box> : null}
    </Box>
  );
}
