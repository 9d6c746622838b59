import { Box, chakra } from '@chakra-ui/react';

const Bone = chakra('div', {
  base: { bg: 'bg.emphasized', borderRadius: 'l1', animation: 'pulse' },
});

export type SkeletonProps = {
  /** CSS width. Default all of it. */
  width?: string;
  /** CSS height. Default one line of text. */
  height?: string;
};

/** One grey block in the shape of what is loading. Silent: the region around it says that it is busy. */
export function Skeleton({ width = '100%', height = '1rem' }: SkeletonProps) {
  return <Bone aria-hidden style={{ width, height }} />;
}

export type SkeletonTextProps = {
  /** Lines, the last one shorter. Default 3. */
  lines?: number;
};

/** A paragraph that is loading. */
export function SkeletonText({ lines = 3 }: SkeletonTextProps) {
  return (
    <Box display="grid" gap={2.5} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 && lines > 1 ? '60%' : '100%'} />
      ))}
    </Box>
  );
}
