import type { ReactNode } from 'react';

/** A day span; either end may be open. */
export type DateRange = {
  /** First day, `YYYY-MM-DD`. */
  readonly from: string | undefined;
  /** Last day, `YYYY-MM-DD`. */
  readonly to: string | undefined;
};

export type FilterChoice = {
  /** What is stored; unique over all groups. */
  readonly value: string;
  /** What is shown. */
  readonly label: string;
};

/** Choices under a heading of their own: 'Pending niches'. */
export type FilterGroup = {
  /** The heading. */
  readonly label: string;
  /** In the order shown; a group without choices is left out. */
  readonly choices: readonly FilterChoice[];
};

type ChoiceFilter = {
  readonly kind: 'choice';
  /** Unique in the bar. */
  readonly name: string;
  /** What is filtered by: 'Status'. */
  readonly label: string;
  /** What stands for no filter: 'All statuses'. */
  readonly allLabel: string;
  /** In the order shown. */
  readonly choices: readonly FilterChoice[];
  /** Further choices under headings, after the others. */
  readonly groups?: readonly FilterGroup[];
  /** The choice in force, from the URL; '' for none. */
  readonly value: string;
  /** Called with the choice, or '' for none. */
  readonly onChange: (value: string) => void;
};

type DateRangeFilter = {
  readonly kind: 'dateRange';
  /** Unique in the bar. */
  readonly name: string;
  /** What is filtered by: 'Launched'. */
  readonly label: string;
  /** The span in force, from the URL. */
  readonly value: DateRange;
  /** Called with the span; never one that ends before it begins. */
  readonly onChange: (value: DateRange) => void;
};

export type Filter = ChoiceFilter | DateRangeFilter;

export type FilterBarProps = {
  /** Search over the list: the term in force and what to do with another. Left out: no search. */
  search?: { label: string; value: string; onSearch: (term: string) => void };
  /** In the order shown. */
  filters: readonly Filter[];
  /** Takes all filters and the search away. */
  onReset: () => void;
  /** Rows that match, for the button that closes the filters on phones. */
  total?: number | undefined;
  /** More at the end of the line. */
  children?: ReactNode;
};
