/** A user's choice of columns. */
export type ColumnChoice = {
  /** Ids of hidden columns. */
  readonly hidden: readonly string[];
  /** Ids in the chosen order; other columns keep their position among them. */
  readonly order: readonly string[];
  /** Widths of resized columns, in pixels. */
  readonly widths: Readonly<Record<string, number>>;
};

export const noColumnChoice: ColumnChoice = { hidden: [], order: [], widths: {} };

/** Limits of column widths, in pixels. */
export const columnWidths = { min: 64, max: 640, step: 16 } as const;

/**
 * Sorts column ids by the chosen order. The first column names the row and stays first; removed columns are
 * dropped, and new columns keep the position of the table.
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

/** Parses the stored choice; invalid parts are dropped. */
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
