import { filterOptions } from '../../primitives/Combobox/filterOptions';
import type { Command } from './CommandPaletteProps';

export type CommandGroup = {
  /** Heading of the group. */
  readonly name: string;
  /** In display order. */
  readonly commands: readonly Command[];
};

/** Filters commands by a term; labels that start with it come first. */
function filterCommands(commands: readonly Command[], term: string): readonly Command[] {
  const options = commands.map(({ id, label, group, detail = '', keywords = '' }) => ({
    value: id,
    label,
    detail: `${detail} ${keywords} ${group}`,
  }));
  const found = new Set(filterOptions(options, term).map(({ value }) => value));
  const start = term.trim().toLocaleLowerCase('en');
  const begins = ({ label }: Command) => label.toLocaleLowerCase('en').startsWith(start);
  const hits = commands.filter(({ id }) => found.has(id));
  return [...hits.filter(begins), ...hits.filter((command) => !begins(command))];
}

function groupCommands(commands: readonly Command[]): CommandGroup[] {
  const groups = new Map<string, Command[]>();
  for (const command of commands) groups.set(command.group, [...(groups.get(command.group) ?? []), command]);
  return [...groups].map(([name, members]) => ({ name, commands: members }));
}

type Options = {
  readonly commands: readonly Command[];
  readonly recent: readonly string[];
  /** Results of the search. */
  readonly searched: readonly Command[];
  readonly term: string;
};

/**
 * Returns the groups to show: recent commands first while the term is empty, otherwise matches. No command
 * appears twice.
 */
export function findCommands({ commands, recent, searched, term }: Options): readonly CommandGroup[] {
  if (term.trim() === '') {
    const last = recent.flatMap((id) => commands.find((command) => command.id === id) ?? []);
    const others = commands.filter(({ id }) => !recent.includes(id));
    return [...(last.length > 0 ? [{ name: 'Recent', commands: last }] : []), ...groupCommands(others)];
  }
  const known = filterCommands(commands, term);
  const further = searched.filter(({ id }) => known.every((command) => command.id !== id));
  return groupCommands([...known, ...further]);
}
