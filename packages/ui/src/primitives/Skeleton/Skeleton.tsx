import { chakra } from '@chakra-ui/react';
import { Grid } from '../../layout/Grid';

const Bone = chakra('div', {
  base: { bg: 'bg.emphasized', borderRadius: 'l1', animation: 'pulse' },
});

export type SkeletonProps = {
  /**
   * Step of sizes, or a CSS width.
   * @default '100%'
   */
  width?: number | string;
  /**
   * Step of sizes, or a CSS height.
   * @default one line of text
   */
  height?: number | string;
};

/** Gray block in the shape of loading content. Silent: the region around it is `aria-busy`. */
export function Skeleton({ width = '100%', height = 4 }: SkeletonProps) {
  return <Bone aria-hidden w={width} h={height} />;
}

export type SkeletonTextProps = {
  /**
   * Number of lines; the last one is shorter.
   * @default 3
   */
  lines?: number;
};

/** Loading paragraph. */
export function SkeletonText({ lines = 3 }: SkeletonTextProps) {
  return (
    <Grid gap={2.5} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 && lines > 1 ? '60%' : '100%'} />
      ))}
    </Grid>
  );
}
