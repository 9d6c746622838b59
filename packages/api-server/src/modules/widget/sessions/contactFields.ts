import type { SessionIdentify, SessionUpdate } from '@adlane/contract/widget/sessions';
import { invalid } from '../../../http/problem';
import type { VisitorChange } from './commands';
import type { VisitorRow } from './queries';

/** Maximum size of a visitor's custom data in bytes of JSON. */
export const maxCustomDataBytes = 64 * 1024;

/** Contact fields with a column; all others are custom data. */
const columnNames = ['name', 'email', 'phone', 'value', 'lang'] as const;
const notCustom = new Set<string>([
  ...columnNames,
  'userId',
  'userHash',
  'customData',
  'gleapId',
  'gleapHash',
]);

type Fields = SessionIdentify | SessionUpdate['data'];

/**
 * Computes the changed columns. Missing fields stay; `null` clears a field. All of the host's data is
 * returned with the session, so that the widget knows when nothing has changed.
 * @throws Problem 422 if the custom data is too large
 */
export function computeContactChange(visitor: Pick<VisitorRow, 'customData'>, fields: Fields): VisitorChange {
  const columns = Object.fromEntries(
    columnNames.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name] ?? null]),
  );
  const flat = Object.entries(fields).filter(([name, value]) => !notCustom.has(name) && value !== undefined);
  const nested = isRecord(fields['customData']) ? fields['customData'] : {};
  const customData = { ...visitor.customData, ...nested, ...Object.fromEntries(flat) };
  if (JSON.stringify(customData).length > maxCustomDataBytes) {
    throw invalid({ customData: [`Custom data cannot exceed ${maxCustomDataBytes / 1024} kB.`] });
  }
  return { ...columns, customData };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
