import { Grid, Text } from '@adlane/ui';
import type { ReactNode } from 'react';

export type PropertyRowProps = {
  label: string;
  /** The control, which has the label as its accessible name. */
  children: ReactNode;
};

/** A control beside its name, which the control has as a label, too. */
export function PropertyRow({ label, children }: PropertyRowProps) {
  return (
    <Grid gridTemplateColumns="{sizes.20} minmax(0, 1fr)" alignItems="start" gap={2}>
      <Text aria-hidden textStyle="xs" color="fg.muted" minH={8} display="flex" alignItems="center">
        {label}
      </Text>
      {children}
    </Grid>
  );
}
