import type { Platform } from '@adlane/contract/constants';
import { getIn } from '@adlane/ui/fields';
import { focusWhenShown } from '../../../form/focusFirstError';
import { listFormErrors } from '../../../form/listFormErrors';
import type { EditorTab, PlatformEditor } from '../../PlatformEditor';

/** Wait until a closing drawer has given the focus back, in milliseconds. */
const drawerCloseMs = 350;

/** A tab of a platform's editor. */
export type TabPlace = { readonly platform: Platform; readonly tab: string };

function listPlaces(editors: readonly PlatformEditor[], matches: (tab: EditorTab) => boolean): TabPlace[] {
  return editors.flatMap(({ platform, tabs }) =>
    tabs.filter(matches).map(({ value }) => ({ platform, tab: value })),
  );
}

/** Returns the open place if it is listed, else one of the same platform, else any. */
function findNearest(places: readonly TabPlace[], open: TabPlace): TabPlace | undefined {
  const onPlatform = places.filter(({ platform }) => platform === open.platform);
  return onPlatform.find(({ tab }) => tab === open.tab) ?? onPlatform[0] ?? places[0];
}

/** The nearest tab with an error below one of its fields. */
export function findErrorTab(
  editors: readonly PlatformEditor[],
  open: TabPlace,
  errors: object,
): TabPlace | undefined {
  const isWrong = ({ fields }: EditorTab) => fields.some((path) => getIn(errors, path) !== undefined);
  return findNearest(listPlaces(editors, isWrong), open);
}

/** Returns the path of the first error on a tab; undefined if it has none. */
export function findFirstError(
  editors: readonly PlatformEditor[],
  place: TabPlace | undefined,
  errors: object,
): string | undefined {
  const editor = editors.find(({ platform }) => platform === place?.platform);
  const fields = editor?.tabs.find(({ value }) => value === place?.tab)?.fields ?? [];
  const isBelow = (field: string) => fields.some((path) => `${field}.`.startsWith(`${path}.`));
  return listFormErrors(errors).find(({ field }) => isBelow(field))?.field;
}

/** The nearest tab that contains a field. */
export function findFieldTab(
  editors: readonly PlatformEditor[],
  open: TabPlace,
  field: string,
): TabPlace | undefined {
  const hasField = ({ fields }: EditorTab) =>
    fields.some((path) => field === path || field.startsWith(`${path}.`));
  return findNearest(listPlaces(editors, hasField), open);
}

/** Controls that can be written in or pressed. */
const control = ':is(input, textarea, select, button):not(:disabled)';

function toName(path: string): string {
  return path.replace(/\.(\d+)(?=\.|$)/g, '[$1]');
}

/**
 * The control of a path (`templateContent.headlines.1.value`): the one of that name, else the first below it, else the first
 * of the part of the page that says it is about it (`data-fields`), else that of the path above it.
 */
export function findField(root: ParentNode, path: string): HTMLElement | null {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const name = toName(at);
    const below = ['[', '.'].map((next) => `[name^=${CSS.escape(name + next)}]:not(:disabled)`);
    const found =
      root.querySelector<HTMLElement>(`[name=${CSS.escape(name)}]:checked`) ??
      root.querySelector<HTMLElement>(`[name=${CSS.escape(name)}]:not(:disabled)`) ??
      root.querySelector<HTMLElement>(below.join()) ??
      root.querySelector<HTMLElement>(`[data-fields~=${CSS.escape(at)}] ${control}`);
    if (found) return found;
  }
  return null;
}

/** Puts the focus on the field of a path, in view, once a drawer has closed. */
export function focusField(root: HTMLElement | null, path: string): void {
  setTimeout(() => focusWhenShown(() => root && findField(root, path)), drawerCloseMs);
}
