import { getIn } from '@adlane/ui/fields';
import type { EditorTab } from '../PlatformEditor';

/** Wait until a closing drawer has given the focus back, in milliseconds. */
const drawerCloseMs = 350;

/** The first tab with an error below one of its fields, the open one before all others. */
export function tabWithError(tabs: readonly EditorTab[], open: string, errors: object): string | undefined {
  const isWrong = ({ fields }: EditorTab) => fields.some((path) => getIn(errors, path) !== undefined);
  const wrong = tabs.filter(isWrong);
  return (wrong.find(({ value }) => value === open) ?? wrong[0])?.value;
}

/** The tab that a field stands in. */
export function tabOf(tabs: readonly EditorTab[], field: string): string | undefined {
  return tabs.find(({ fields }) => fields.some((path) => field === path || field.startsWith(`${path}.`)))
    ?.value;
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
