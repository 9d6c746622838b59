import type { ReactNode } from 'react';
import type { OverlayTrigger } from '../LazyOverlay/createLazyOverlay';

/** An entry of a menu. */
export type MenuItem = {
  /** Unique in the menu. */
  value: string;
  /** Label, a verb. */
  label: string;
  /** Icon before the text. */
  icon?: ReactNode;
  /** Called on selection. */
  onSelect?: () => void;
  /** Makes the entry a link. */
  href?: string;
  /** Red, and separated by a line. */
  tone?: 'danger';
  /** Shown but not selectable. */
  disabled?: boolean;
  /** Makes the entry one of several choices, with a check mark on the current one. */
  checked?: boolean;
  /** Heading of this entry and its neighbors with the same one: 'Your views'. */
  group?: string;
};

export type MenuProps = {
  /** Button that opens it: a `Button` or an `IconButton`. */
  trigger: OverlayTrigger;
  /** In display order; destructive actions last. */
  items: readonly MenuItem[];
  /** Shown above the entries: the signed-in user. */
  heading?: ReactNode;
};
