import { chakra } from '@chakra-ui/react';
import { Grid } from '../../layout/Grid';

const Bone = chakra('div', {
  base: { bg: 'bg.emphasized', borderRadius: 'l1', animation: 'pulse' },
});

export type SkeletonProps = {
  /**
   * CSS width.
   * @default '100%'
   */
  width?: string;
  /**
   * CSS height.
   * @default one line of text
   */
  height?: string;
};

/** Gray block in the shape of loading content. Silent: the region around it is `aria-busy`. */
export function Skeleton({ width = '100%', height = '1rem' }: SkeletonProps) {
  return <Bone aria-hidden style={{ width, height }} />;
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
