import type { NetworkLogEntry } from '@adlane/contract/widget/tickets';
import { parseJson } from '../json/parseJson';
import { asObject } from '../json/readers';
import type { WidgetStyles } from './methods/SettingMethods';

/** Parses captured requests that a host passes, as a list or its JSON text. */
export function parseRequests(value: unknown): NetworkLogEntry[] {
  const list = parseJson(value);
  return Array.isArray(list) ? list.filter(isRequest) : [];
}

function isRequest(value: unknown): value is NetworkLogEntry {
  const { url, type, date }: { url?: unknown; type?: unknown; date?: unknown } = Object(value);
  return typeof url === 'string' && typeof type === 'string' && typeof date === 'string';
}

/** Names of the `setStyles` values in their order. */
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
/** Names of the configuration, if they differ. */
const ownNames: { readonly [N in keyof WidgetStyles]?: string } = {
  primaryColor: 'color',
  buttonStyle: 'feedbackButtonPosition',
};

/** Converts the arguments of `setStyles`, one object or eight values, to the configuration's names. */
export function toStyles(values: readonly unknown[]): Record<string, unknown> {
  const [first] = values;
  const given: WidgetStyles | undefined = asObject(first);
  const styles = styleNames.map((name, index) => [
    ownNames[name] ?? name,
    given ? given[name] : values[index],
  ]);
  return Object.fromEntries(styles.filter(([, value]) => value !== undefined));
}
