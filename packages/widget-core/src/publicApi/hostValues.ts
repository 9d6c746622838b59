import type { NetworkLogEntry } from '@adlane/contract/tickets';
import { parseJson } from '../json/parseJson';
import { asObject } from '../json/readers';
import type { WidgetStyles } from './SettingMethods';

/** A list of captured requests that a host hands in, or its JSON text. */
export function parseRequests(value: unknown): NetworkLogEntry[] {
  const list = parseJson(value);
  return Array.isArray(list) ? list.filter(isRequest) : [];
}

function isRequest(value: unknown): value is NetworkLogEntry {
  const { url, type, date }: { url?: unknown; type?: unknown; date?: unknown } = Object(value);
  return typeof url === 'string' && typeof type === 'string' && typeof date === 'string';
}

/** Names of `setStyles` in their order. */
const styleNames: readonly (keyof WidgetStyles)[] = [
  'primaryColor',
  'headerColor',
  'buttonColor',
  'backgroundColor',
  'borderRadius',
  'buttonX',
  'buttonY',
  'buttonStyle',
];
/** The configuration's own name where it is another one. */
const ownNames: { readonly [N in keyof WidgetStyles]?: string } = {
  primaryColor: 'color',
  buttonStyle: 'feedbackButtonPosition',
};

/** `setStyles` takes one object or a row of values; the answer is in the configuration's own names. */
export function toStyles(values: readonly unknown[]): Record<string, unknown> {
  const [first] = values;
  const given: WidgetStyles | undefined = asObject(first);
  const styles = styleNames.map((name, index) => [
    ownNames[name] ?? name,
    given ? given[name] : values[index],
  ]);
  return Object.fromEntries(styles.filter(([, value]) => value !== undefined));
}
