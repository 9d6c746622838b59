import { getIn } from '@adlane/ui/fields';
import type { EditorTab, Platform, PlatformEditor } from '../PlatformEditor';

/** Wait until a closing drawer has given the focus back, in milliseconds. */
const drawerCloseMs = 350;

/** A tab of a platform's editor. */
export type TabPlace = { readonly platform: Platform; readonly tab: string };

function placesOf(editors: readonly PlatformEditor[], matches: (tab: EditorTab) => boolean): TabPlace[] {
  return editors.flatMap(({ platform, tabs }) =>
    tabs.filter(matches).map(({ value }) => ({ platform, tab: value })),
  );
}

/** The open place where it is among them, else one of the same platform, else any. */
function nearest(places: readonly TabPlace[], open: TabPlace): TabPlace | undefined {
  const onPlatform = places.filter(({ platform }) => platform === open.platform);
  return onPlatform.find(({ tab }) => tab === open.tab) ?? onPlatform[0] ?? places[0];
}

/** The nearest tab with an error below one of its fields. */
export function tabWithError(
  editors: readonly PlatformEditor[],
  open: TabPlace,
  errors: object,
): TabPlace | undefined {
  const isWrong = ({ fields }: EditorTab) => fields.some((path) => getIn(errors, path) !== undefined);
  return nearest(placesOf(editors, isWrong), open);
}

/** The nearest tab that a field stands in. */
export function tabOf(
  editors: readonly PlatformEditor[],
  open: TabPlace,
  field: string,
): TabPlace | undefined {
  const holds = ({ fields }: EditorTab) =>
    fields.some((path) => field === path || field.startsWith(`${path}.`));
  return nearest(placesOf(editors, holds), open);
}

/** Puts the focus on the first field that says that it is wrong. */
export function focusFirstError(root: HTMLElement | null): void {
  // After the next paint: messages that a refused save brings, and another tab's fields, are not there yet.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => root?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()),
  );
}

/** Puts the focus on the field of a path (`templateContent.headlines.1.value`) once a drawer has closed. */
export function focusField(root: HTMLElement | null, path: string): void {
  const name = path.replace(/\.(\d+)(?=\.|$)/g, '[$1]');
  const find = () => root?.querySelector<HTMLElement>(`[name=${CSS.escape(name)}]`);
  setTimeout(() => find()?.focus(), drawerCloseMs);
}
