import type { ReactNode } from 'react';

/** An entry of the command palette. */
export type Command = {
  /** Unique in all groups; stored for recent commands. */
  id: string;
  /** Action or destination: 'Launch an ad'. */
  label: string;
  /** Heading of its group: 'Go to', 'Actions'. */
  group: string;
  /** Second line. */
  detail?: string | undefined;
  /** Icon before the text. */
  icon?: ReactNode;
  /** Keyboard shortcut: `['Ctrl', 'S']`. */
  shortcut?: readonly string[] | undefined;
  /** More search terms: 'campaign' for ads. */
  keywords?: string | undefined;
  /** Called on selection, after the palette has closed. */
  run: () => void;
};

export type CommandPaletteProps = {
  /** Whether it is open. */
  open: boolean;
  /** Called by Escape, a selection and a click outside. */
  onClose: () => void;
  /** Commands in display order. */
  commands: readonly Command[];
  /** Ids of recent commands, newest first; listed first while the input is empty. */
  recent?: readonly string[];
  /** Called with the id of a command before it runs, to store it in `recent`. */
  onRun?: (id: string) => void;
  /**
   * Searches for more results, 300 ms after the last keystroke: templates, clients. Listed after the
   * commands.
   */
  search?: (term: string, signal: AbortSignal) => Promise<readonly Command[]>;
  /**
   * Placeholder.
   * @default 'Search pages and actions'
   */
  placeholder?: string;
};
