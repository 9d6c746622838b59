import { translate } from '../../../language/translate';
import type { ColumnKind, ColumnPriority, DataTableColumn } from '../DataTableProps';
import { shareUnusedRoom } from './shareUnusedRoom';

/** Least width in pixels and share of the width that is left, by kind. */
const kindSizes = {
  // Two words beside each other, such as a platform and a kind.
  text: { width: 144, share: 2 },
  status: { width: 156, share: 0 },
  number: { width: 84, share: 0 },
  money: { width: 104, share: 0 },
  date: { width: 112, share: 0 },
} as const satisfies Record<ColumnKind, { readonly width: number; readonly share: number }>;

/**
 * The first column names the row: it grows alone until most names fit, also at the cost of columns of low priority, then
 * more than others.
 */
const nameSize = { width: 208, comfortable: 300, share: 3 } as const;

/** Columns beside the data, in pixels: `tick` has the checkbox, `actions` the button of a row's menu. */
export const sideColumnWidths = { tick: 40, actions: 48 } as const;

/** Space of a header beside its text, and of a letter, in pixels. */
const headerSizes = { padding: 26, letter: 6.8, sort: 18, max: 200 } as const;

const hidingOrder: readonly ColumnPriority[] = ['low', 'medium', 'high'];

export type FittedColumns<Row> = {
  /** Columns that fit, in their order. */
  readonly columns: readonly DataTableColumn<Row>[];
  /** Width of each of them by `id`, in pixels. */
  readonly widths: Readonly<Record<string, number>>;
  /** Whether they are wider than the table: by the user's own widths, or in a table narrower than a name. */
  readonly overflows: boolean;
};

type FitOptions<Row> = {
  /** In display order; the first names the row. */
  readonly columns: readonly DataTableColumn<Row>[];
  /** Width for these columns, in pixels. */
  readonly width: number;
  /** Widths that the user chose, by `id`. */
  readonly chosen: Readonly<Record<string, number>>;
  /** Widths that show the longest content of the rows in full, by `id`; without them, columns get the widths of their kind. */
  readonly needed?: Readonly<Record<string, number>> | undefined;
};

function getHeaderWidth<Row>({ header, sortable }: DataTableColumn<Row>): number {
  const { padding, letter, sort, max } = headerSizes;
  return Math.min(max, padding + translate(header).length * letter + (sortable ? sort : 0));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Returns the columns in the order in which they give way: by priority, then from the end. */
function orderByHiding<Row>(columns: readonly DataTableColumn<Row>[]): DataTableColumn<Row>[] {
  const backwards = columns.slice(1).reverse();
  return hidingOrder.flatMap((level) => backwards.filter(({ priority = 'high' }) => priority === level));
}

/**
 * Chooses the columns that fit into a width and shares the width among them. The first one always stays; others give way
 * by priority, the last first. Widths that the user chose hide no column: the table scrolls instead. What rows need decides
 * only how the columns share the width, so that none appears or disappears from page to page.
 */
export function fitColumns<Row>({ columns, width, chosen, needed }: FitOptions<Row>): FittedColumns<Row> {
  const [first] = columns;
  const getSize = (column: DataTableColumn<Row>) => {
    const { width: least, share } = column === first ? nameSize : kindSizes[column.kind ?? 'text'];
    if (column.width !== undefined) return { least: column.width, share: 0 };
    return { least: Math.max(least, Math.ceil(getHeaderWidth(column))), share };
  };
  const growth = first && first.width === undefined ? nameSize.comfortable - getSize(first).least : 0;
  const hidden = new Set<DataTableColumn<Row>>();
  let total = sum(columns.map((column) => getSize(column).least));
  for (const column of orderByHiding(columns)) {
    if (total + (column.priority === 'low' ? growth : 0) <= width) break;
    hidden.add(column);
    total -= getSize(column).least;
  }
  const shown = columns.filter((column) => !hidden.has(column));
  const sizes = shown.map((column) => {
    const own = chosen[column.id];
    return { id: column.id, ...(own === undefined ? getSize(column) : { least: own, share: 0 }) };
  });
  const used = sum(sizes.map(({ least }) => least));
  const [name] = sizes;
  if (name && name.share > 0) name.least += Math.max(0, Math.min(width - used, growth));
  const shares = sum(sizes.map(({ share }) => share));
  const left = Math.max(0, width - sum(sizes.map(({ least }) => least)));
  const perShare = shares === 0 ? 0 : left / shares;
  const fitted = sizes.map(({ id, least, share }) => ({
    id,
    width: least + share * perShare,
    needed: chosen[id] === undefined ? needed?.[id] : undefined,
  }));
  const widths = shareUnusedRoom(fitted);
  return {
    columns: shown,
    widths: Object.fromEntries(widths.map((each) => [each.id, Math.floor(each.width)])),
    overflows: used > width,
  };
}
