import type { ReactNode } from 'react';

/** Range of days; either end may be open. */
export type DateRange = {
  /** First day, `YYYY-MM-DD`. */
  readonly from: string | undefined;
  /** Last day, `YYYY-MM-DD`. */
  readonly to: string | undefined;
};

/** A value of a choice filter. */
export type FilterChoice = {
  /** Stored value; unique in all groups. */
  readonly value: string;
  /** Display text. */
  readonly label: string;
};

/** Options under their own heading: 'Pending niches'. */
export type FilterGroup = {
  /** Heading of the group. */
  readonly label: string;
  /** In display order; an empty group is hidden. */
  readonly choices: readonly FilterChoice[];
};

type ChoiceFilter = {
  readonly kind: 'choice';
  /** Unique in the bar. */
  readonly name: string;
  /** Name of the filter: 'Status'. */
  readonly label: string;
  /** Option for no filter: 'All statuses'. */
  readonly allLabel: string;
  /** In display order. */
  readonly choices: readonly FilterChoice[];
  /** Grouped options, after the others. */
  readonly groups?: readonly FilterGroup[];
  /** Current value, from the URL; '' for none. */
  readonly value: string;
  /** Called with the selected value, or '' for none. */
  readonly onChange: (value: string) => void;
};

type DateRangeFilter = {
  readonly kind: 'dateRange';
  /** Unique in the bar. */
  readonly name: string;
  /** Name of the filter: 'Launched'. */
  readonly label: string;
  /** Current range, from the URL. */
  readonly value: DateRange;
  /** Called with the range; its end is never before its start. */
  readonly onChange: (value: DateRange) => void;
};

/** A filter of a list. */
export type Filter = ChoiceFilter | DateRangeFilter;

export type FilterBarProps = {
  /**
   * Saved views of the list, before the search: one button, and tabs where the container `filter-bar`, the bar itself, is
   * at least 72rem wide.
   */
  views?: ReactNode;
  /** Search: the current term and its change handler. Omit it for no search. */
  search?: { label: string; value: string; onSearch: (term: string) => void };
  /** In display order. */
  filters: readonly Filter[];
  /** Clears filters and search. */
  onReset: () => void;
  /** Number of matching rows, for the button that closes the filters on phones. */
  total?: number | undefined;
  /**
   * Set if there are more rows than `total`, because they were not all counted: shows `200+`.
   * @default false
   */
  hasMore?: boolean | undefined;
  /** Content at the end of the line. */
  children?: ReactNode;
};
