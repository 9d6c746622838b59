import type { NetworkLogEntry } from '@adlane/contract';
import { parseJson } from '../api/parseJson';
import type { WidgetStyles } from './AdlaneApi';

/** A list of captured requests that a host hands in, or its JSON text. */
export function requestsOf(value: unknown): NetworkLogEntry[] {
  const list = typeof value === 'string' ? parseJson(value) : value;
  return Array.isArray(list) ? list.filter(isRequest) : [];
}

function isRequest(value: unknown): value is NetworkLogEntry {
  const { url, type, date }: { url?: unknown; type?: unknown; date?: unknown } = Object(value);
  return typeof url === 'string' && typeof type === 'string' && typeof date === 'string';
}

/** Names of `setStyles` in their order; behind it, the configuration's own name where it is another one. */
const styleNames: readonly (readonly [keyof WidgetStyles, string?])[] = [
  ['primaryColor', 'color'],
  ['headerColor'],
  ['buttonColor'],
  ['backgroundColor'],
  ['borderRadius'],
  ['buttonX'],
  ['buttonY'],
  ['buttonStyle', 'feedbackButtonPosition'],
];

/** `setStyles` takes one object or a row of values; the answer is in the configuration's own names. */
export function stylesOf(values: readonly unknown[]): Record<string, unknown> {
  const [first] = values;
  const given: WidgetStyles | undefined = typeof first === 'object' && first !== null ? first : undefined;
  const styles = styleNames.map(([name, own = name], index) => [own, given ? given[name] : values[index]]);
  return Object.fromEntries(styles.filter(([, value]) => value !== undefined));
}
