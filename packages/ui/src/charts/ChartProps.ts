/** Colours that tell series apart; each has 3:1 against panels, in light and dark. */
export type ChartTone = 'brand' | 'blue' | 'orange' | 'green' | 'red' | 'gray';

/** What every chart takes. */
export type ChartBaseProps = {
  /** What is shown: 'Leads a day'. Names the chart and its table. */
  title: string;
  /** How a figure is written. Default as it is. */
  format?: (value: number) => string;
  /** Said where there are no figures. Default 'No figures yet'. */
  emptyText?: string;
  /** CSS height of the drawing. Default 12rem. */
  height?: string;
};

/** The colours in the order in which series take them. */
export const chartTones: readonly ChartTone[] = ['brand', 'orange', 'blue', 'green', 'red', 'gray'];

/** The colour of a series as a CSS variable of the theme. */
export function toneColor(tone: ChartTone): string {
  return `var(--adlane-colors-${tone}-focus-ring)`;
}
