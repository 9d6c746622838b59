import { googleFault } from './googleFailure';

export type GaqlCondition = {
  /** e.g. `campaign.status` */
  readonly field: string;
  readonly operator: '=' | '!=' | '>' | '<' | '>=' | '<=' | 'IN' | 'NOT IN' | 'LIKE' | 'BETWEEN';
  readonly values: readonly string[];
};
export type GaqlQuery = {
  readonly fields: readonly string[];
  readonly from: string;
  readonly conditions: readonly GaqlCondition[];
  readonly orderBy: { readonly field: string; readonly isDescending: boolean } | null;
  readonly limit: number | null;
};

const shape =
  /^\s*SELECT\s+(.+?)\s+FROM\s+(\w+)(?:\s+WHERE\s+(.+?))?(?:\s+ORDER\s+BY\s+([\w.]+)(?:\s+(ASC|DESC))?)?(?:\s+LIMIT\s+(\d+))?\s*$/is;
const text = String.raw`'(?:[^'\\]|\\.)*'`;
const condition = new RegExp(
  String.raw`^\s*([\w.]+)\s*(?:(BETWEEN)\s+(${text})\s+AND\s+(${text})|(NOT\s+IN|IN)\s*\(([^)]*)\)|(=|!=|>=|<=|>|<|LIKE)\s*(${text}|[\w.-]+))\s*(?:AND\s+|$)`,
  'is',
);

/** Parses a query of the Google Ads Query Language. Throws Google's failure for an invalid one. */
export function parseGaql(query: string): GaqlQuery {
  const parts = shape.exec(query);
  if (!parts) throw googleFault(400, 'queryError', 'UNEXPECTED_INPUT', 'Error in query: unexpected input.');
  const [, fields = '', from = '', where, order, direction, limit] = parts;
  return {
    fields: fields.split(',').map((field) => field.trim()),
    from,
    conditions: where === undefined ? [] : parseConditions(where),
    orderBy: order === undefined ? null : { field: order, isDescending: /desc/i.test(direction ?? '') },
    limit: limit === undefined ? null : Number(limit),
  };
}

function parseConditions(where: string): GaqlCondition[] {
  const conditions: GaqlCondition[] = [];
  let rest = where;
  while (rest.trim() !== '') {
    const found = condition.exec(rest);
    if (!found) throw googleFault(400, 'queryError', 'BAD_VALUE', `Error in query: ${rest}`);
    const [all, field = '', between, low = '', high = '', list, items = '', operator, value = ''] = found;
    rest = rest.slice(all.length);
    if (between) conditions.push({ field, operator: 'BETWEEN', values: [low, high].map(unquoted) });
    else if (list) {
      const values = items.split(',').map((item) => unquoted(item.trim()));
      conditions.push({ field, operator: /not/i.test(list) ? 'NOT IN' : 'IN', values });
    } else {
      const known = operator?.toUpperCase() as GaqlCondition['operator'];
      conditions.push({ field, operator: known, values: [unquoted(value)] });
    }
  }
  return conditions;
}

function unquoted(value: string): string {
  return /^'.*'$/s.test(value) ? value.slice(1, -1).replace(/\\(.)/g, '$1') : value;
}

/** Returns whether a row's value meets the condition. */
export function meets({ operator, values }: GaqlCondition, value: unknown): boolean {
  const given = typeof value === 'boolean' ? String(value).toUpperCase() : String(value ?? '');
  const [first = '', second = ''] = values;
  const order = compare(given, first);
  switch (operator) {
    case '=':
      return given.toUpperCase() === first.toUpperCase();
    case '!=':
      return given.toUpperCase() !== first.toUpperCase();
    case '>':
      return order > 0;
    case '<':
      return order < 0;
    case '>=':
      return order >= 0;
    case '<=':
      return order <= 0;
    case 'IN':
      return values.includes(given);
    case 'NOT IN':
      return !values.includes(given);
    case 'LIKE':
      return isLike(given, first);
    case 'BETWEEN':
      return order >= 0 && compare(given, second) <= 0;
  }
}

/** Compares numbers by size and texts alphabetically. */
export function compare(one: string, other: string): number {
  const [a, b] = [Number(one), Number(other)];
  if (one !== '' && other !== '' && !Number.isNaN(a) && !Number.isNaN(b)) return a - b;
  return one < other ? -1 : Number(one > other);
}

/** `%` matches any text, ignoring case; `[%]` matches a percent sign. */
function isLike(given: string, pattern: string): boolean {
  const parts = pattern.split(/(\[.\]|%|_)/).map((part) => {
    if (part === '%') return '.*';
    if (part === '_') return '.';
    return part.replace(/^\[(.)\]$/, '$1').replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  });
  return new RegExp(`^${parts.join('')}$`, 'is').test(given);
}
