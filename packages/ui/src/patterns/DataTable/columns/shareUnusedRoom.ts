/** A column with its width in pixels. */
type SizedColumn = {
  readonly id: string;
  readonly width: number;
  /** Width that shows its content in full; without it, the column neither gives nor gets room. */
  readonly needed?: number | undefined;
};

/** Widths up to which the name, then other columns, get room first: one long text must not cut all others. */
const comfortable = { name: 300, other: 200 } as const;

/** Who gets room, in turns, and up to which width. */
const turns = [
  { of: 'name', upTo: comfortable.name },
  { of: 'other', upTo: comfortable.other },
  { of: 'name', upTo: Infinity },
  { of: 'other', upTo: Infinity },
] as const;

/**
 * Moves room that the content of columns leaves unused to columns whose content is cut; the first column is the name of
 * the row. The total width and columns without need stay as they are.
 */
export function shareUnusedRoom(columns: readonly SizedColumn[]): { id: string; width: number }[] {
  const unused = columns.map(({ width, needed = width }) => Math.max(0, width - needed));
  const room = unused.reduce((total, each) => total + each, 0);
  const widths = columns.map(({ width }) => width);
  let left = room;
  for (const { of, upTo } of turns) {
    const wishes = columns.map(({ width, needed = width }, at) =>
      (at === 0) === (of === 'name') ? Math.max(0, Math.min(needed, upTo) - (widths[at] ?? width)) : 0,
    );
    const wished = wishes.reduce((total, each) => total + each, 0);
    if (wished === 0) continue;
    const share = Math.min(1, left / wished);
    for (const [at, wish] of wishes.entries()) widths[at] = (widths[at] ?? 0) + wish * share;
    left -= wished * share;
  }
  const givenShare = room === 0 ? 0 : (room - left) / room;
  return columns.map(({ id, width }, at) => ({
    id,
    width: (widths[at] ?? width) - (unused[at] ?? 0) * givenShare,
  }));
}
