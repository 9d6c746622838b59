import { Grid, Stack } from '@adlane/ui';
import type { ReactNode } from 'react';

export type DetailColumnsProps = {
  /** What the page is for. */
  children: ReactNode;
  /** Facts and history of the record, at the end; below the work in narrow windows. */
  aside: ReactNode;
};

/** The two columns of a record's page. */
export function DetailColumns({ children, aside }: DetailColumnsProps) {
  return (
    <Grid
      gap={6}
      alignItems="start"
      templateColumns={{
        base: 'minmax(0, 1fr)',
        lg: 'minmax(0, 1fr) {sizes.72}',
        xl: 'minmax(0, 1fr) {sizes.80}',
      }}
    >
      <Stack gap={6} minW={0}>
        {children}
      </Stack>
      <Stack gap={6} minW={0}>
        {aside}
      </Stack>
    </Grid>
  );
}
