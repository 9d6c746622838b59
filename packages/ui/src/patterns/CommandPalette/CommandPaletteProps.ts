import type { ReactNode } from 'react';

export type Command = {
  /** Unique over all groups; what is remembered of recent ones. */
  id: string;
  /** What it does or where it leads: 'Launch an ad'. */
  label: string;
  /** Stands under this heading: 'Go to', 'Actions'. */
  group: string;
  /** A second line. */
  detail?: string | undefined;
  /** Before the text. */
  icon?: ReactNode;
  /** The keys that do it without the palette, in order: `['Ctrl', 'S']`. */
  shortcut?: readonly string[] | undefined;
  /** Further words that find it: 'campaign' for ads. */
  keywords?: string | undefined;
  /** Called on choice; the palette is closed by then. */
  run: () => void;
};

export type CommandPaletteProps = {
  /** Whether it is shown. */
  open: boolean;
  /** Called by Escape, a choice and a press outside. */
  onClose: () => void;
  /** What can be done here, in the order shown. */
  commands: readonly Command[];
  /** Ids of what was chosen last, newest first; shown on top while nothing is typed. */
  recent?: readonly string[];
  /** Called with a command's id before it runs, so that `recent` can be kept. */
  onRun?: (id: string) => void;
  /** Finds more for a term, 300 ms after the last key: templates, clients. Shown after what is known. */
  search?: (term: string, signal: AbortSignal) => Promise<readonly Command[]>;
  /** Default 'Search pages and actions'. */
  placeholder?: string;
};
