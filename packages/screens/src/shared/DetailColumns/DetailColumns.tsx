import { Grid, Stack } from '@adlane/ui';
import type { ReactNode } from 'react';

export type DetailColumnsProps = {
  /** What the page is for. */
  children: ReactNode;
  /** Facts and history of the record, at the end; below the work in narrow windows. */
  aside: ReactNode;
};

/** The two columns of a record's page, with a line between them. */
export function DetailColumns({ children, aside }: DetailColumnsProps) {
  return (
    <Grid
      gapX={6}
      gapY={5}
      templateColumns={{
        base: 'minmax(0, 1fr)',
        lg: 'minmax(0, 1fr) {sizes.72}',
        xl: 'minmax(0, 1fr) {sizes.80}',
      }}
    >
      <Stack gap={5} minW={0}>
        {children}
      </Stack>
      <Stack
        gap={5}
        minW={0}
        pt={{ base: 5, lg: 0 }}
        ps={{ lg: 6 }}
        borderTopWidth={{ base: 'line', lg: '0' }}
        borderStartWidth={{ lg: 'line' }}
      >
        {aside}
      </Stack>
    </Grid>
  );
}
