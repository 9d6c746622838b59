import { translate } from '@adlane/ui';

/** What a message, a button or a link can open. */
export type OpenTarget = { readonly id: string; readonly title: string; readonly is_draft?: boolean };

/** Returns the options of a choice of contents; drafts are marked. */
export function toTargetOptions(targets: readonly OpenTarget[] = []) {
  return targets.map(({ id, title, is_draft = false }) => ({
    value: id,
    label: is_draft ? translate('{title} (draft)', { title }) : title,
  }));
}
