import { Grid, Text } from '@adlane/ui';
import type { ReactNode } from 'react';
import { labelWidth } from '../../shared/FactList/labelWidth';

export type PropertyRowProps = {
  label: string;
  /** The control, which has the label as its accessible name. */
  children: ReactNode;
};

/** A control beside its name, which the control has as a label, too. */
export function PropertyRow({ label, children }: PropertyRowProps) {
  return (
    <Grid templateColumns={`${labelWidth} minmax(0, 1fr)`} gapX={3} alignItems="start">
      <Text aria-hidden textStyle="sm" color="fg.muted" minH={8} display="flex" alignItems="center">
        {label}
      </Text>
      {children}
    </Grid>
  );
}
