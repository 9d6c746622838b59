/** What a user made of a table's columns. */
export type ColumnChoice = {
  /** Columns left out, by id. */
  readonly hidden: readonly string[];
  /** Ids in the order wanted; columns that it does not name keep their place among those. */
  readonly order: readonly string[];
  /** Widths in pixels, of the columns that were drawn wider or narrower. */
  readonly widths: Readonly<Record<string, number>>;
};

export const noColumnChoice: ColumnChoice = { hidden: [], order: [], widths: {} };

/** The narrowest and widest that a column can be drawn, in pixels. */
export const columnWidths = { min: 64, max: 640, step: 16 } as const;

/**
 * Ids of a table's columns in the order wanted. The first column names the row and stays first; ids that the table
 * no longer has are left out, and columns that came later stand where the table puts them.
 */
export function orderColumns(columnIds: readonly string[], order: readonly string[]): string[] {
  const [first, ...rest] = columnIds;
  if (first === undefined) return [];
  const wanted = order.filter((id) => rest.includes(id));
  const isWanted = new Set(wanted);
  const places = rest.map((id) => (isWanted.has(id) ? undefined : id));
  return [first, ...places.map((id) => id ?? wanted.shift() ?? '')];
}

function parseStrings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function parseWidths(value: unknown): Record<string, number> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      ([, width]) => typeof width === 'number' && width >= columnWidths.min && width <= columnWidths.max,
    ),
  );
}

/** Reads what was stored; whatever makes no sense is left out. */
export function parseColumnChoice(stored: string | null): ColumnChoice {
  try {
    const { hidden, order, widths }: Record<string, unknown> = JSON.parse(stored ?? '{}') ?? {};
    return { hidden: parseStrings(hidden), order: parseStrings(order), widths: parseWidths(widths) };
  } catch {
    return noColumnChoice;
  }
}

export function isColumnChoiceEmpty({ hidden, order, widths }: ColumnChoice): boolean {
  return hidden.length === 0 && order.length === 0 && Object.keys(widths).length === 0;
}
