import { isRecord } from '../../facebook/checkParameters';
import { type GoogleFailureParts, googleFault } from '../googleFailure';
import type { MutateLists } from './mutateLists';

type Place = NonNullable<GoogleFailureParts['path']>;
/** Where a message is, and what judges it. */
type Judged = { readonly path: Place; readonly lists: MutateLists };

/**
 * Throws Google's failure if a resource has an unknown or read-only field, or a wrong value, at any depth. Required fields
 * are those of a new resource: an update has only what its mask names.
 */
export function checkMessage(
  name: string,
  value: unknown,
  { path, lists, isUpdate = false }: Judged & { readonly isUpdate?: boolean },
): void {
  const known = lists.messages[name];
  if (!known || !isRecord(value)) {
    throw googleFault(400, 'requestError', 'UNKNOWN', `Invalid value at ${toText(path)} (${name})`, { path });
  }
  for (const [field, item] of Object.entries(value)) {
    const place = [...path, { fieldName: field }];
    const [type = '', flag = ''] = known[field]?.split('|') ?? [];
    if (type === '') {
      const text = `Invalid JSON payload received. Unknown name "${field}" at '${toText(path)}': Cannot find field.`;
      throw googleFault(400, 'requestError', 'UNKNOWN', text, { path: place });
    }
    if (flag.includes('O')) {
      throw googleFault(400, 'fieldError', 'READ_ONLY', `${field} can't be set.`, { path: place });
    }
    checkValue(type, item, { path: place, lists });
  }
  for (const [field, type] of isUpdate ? [] : Object.entries(known)) {
    if (!type.split('|')[1]?.includes('R') || value[field] !== undefined) continue;
    const place = [...path, { fieldName: field }];
    throw googleFault(400, 'fieldError', 'REQUIRED', `The required field ${field} was not present.`, {
      path: place,
    });
  }
}

function checkValue(type: string, value: unknown, { path, lists }: Judged): void {
  const inner = /^list<(.+)>$/.exec(type)?.[1];
  if (inner !== undefined) {
    if (!Array.isArray(value)) throw invalid(type, path);
    value.forEach((item: unknown, index) => checkValue(inner, item, { path: addIndex(path, index), lists }));
    return;
  }
  const [kind = '', name = ''] = type.split(':');
  if (kind === 'msg') checkMessage(name, value, { path, lists });
  else if (kind === 'enum') {
    if (lists.enums[name]?.includes(String(value))) return;
    const text = `Invalid value at '${toText(path)}': "${String(value)}"`;
    throw googleFault(400, 'enumError', 'ENUM_VALUE_NOT_PERMITTED', text, { path });
  } else if (!checks[kind]?.(value)) throw invalid(type, path);
}

const checks: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isRecord,
  bool: (value) => typeof value === 'boolean',
  string: (value) => typeof value === 'string',
  bytes: (value) => typeof value === 'string' && /^[A-Za-z0-9+/]+=*$/.test(value),
  double: (value) => typeof value === 'number',
  int32: Number.isInteger,
  int64: (value) => /^-?\d+$/.test(String(value)),
};

function invalid(type: string, path: Place) {
  return googleFault(400, 'requestError', 'UNKNOWN', `Invalid value at '${toText(path)}' (${type})`, {
    path,
  });
}

function addIndex(path: Place, index: number): Place {
  return [...path.slice(0, -1), { fieldName: path.at(-1)?.fieldName ?? '', index }];
}

function toText(path: Place): string {
  return path
    .map(({ fieldName, index }) => (index === undefined ? fieldName : `${fieldName}[${index}]`))
    .join('.');
}
