/** Series colors; each has 3:1 contrast against panels, in light and dark mode. */
export type ChartTone = 'brand' | 'blue' | 'orange' | 'green' | 'red' | 'gray';

/** Props of every chart. */
export type ChartBaseProps = {
  /** Title of the chart and of its table: 'Leads per day'. */
  title: string;
  /**
   * Formats a value.
   * @default the plain number
   */
  format?: (value: number) => string;
  /**
   * Shown if there is no data.
   * @default 'No data yet'
   */
  emptyText?: string;
  /**
   * Height of the chart: step of sizes, or a CSS height.
   * @default 48
   */
  height?: number | string;
};

/** Colors in the order in which series use them. */
export const chartTones: readonly ChartTone[] = ['brand', 'orange', 'blue', 'green', 'red', 'gray'];

/** Returns a series color as a CSS variable of the theme. */
export function getToneColor(tone: ChartTone): string {
  return `var(--adlane-colors-${tone}-focus-ring)`;
}
