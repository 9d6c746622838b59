import type { TemplateContent } from '@adlane/contract/ads/templates';
import { type VersionField, versionFields } from '@adlane/contract/constants';
import {
  addVersion,
  changeCampaignStructure,
  deleteVersion,
  editVersion,
  findDefaultVersion,
  setDefaultVersion,
} from '@adlane/contract/rules';

/** What a press in the ad editor does to the texts of a template; typing goes through the fields. */
export type TextAction =
  | { readonly type: 'add'; readonly field: VersionField }
  | { readonly type: 'delete' | 'makeDefault'; readonly field: VersionField; readonly id: number }
  | { readonly type: 'write'; readonly field: VersionField; readonly texts: readonly string[] }
  | { readonly type: 'structure'; readonly to: TemplateContent['campaignStructure'] };

/** Replaces texts in order; additional versions stay unchanged, and missing ones are added. */
function writeList(versions: TemplateContent[VersionField], field: VersionField, texts: readonly string[]) {
  return texts.reduce<TemplateContent[VersionField]>(
    (written, text, index) =>
      index < written.length ? editVersion(written, index + 1, text) : addVersion(written, field, text),
    versions,
  );
}

function changeList(
  versions: TemplateContent[VersionField],
  action: Exclude<TextAction, { type: 'structure' }>,
) {
  switch (action.type) {
    case 'add':
      return addVersion(versions, action.field);
    case 'delete':
      return deleteVersion(versions, action.field, action.id);
    case 'makeDefault':
      return setDefaultVersion(versions, action.id);
    case 'write':
      return writeList(versions, action.field, action.texts);
  }
}

/** Returns the texts after an action (ads §4). Unknown fields are preserved. */
export function changeTexts(content: TemplateContent, action: TextAction): TemplateContent {
  if (action.type === 'structure') return changeCampaignStructure(content, action.to);
  return { ...content, [action.field]: changeList(content[action.field], action) };
}

/** True where another structure would move a default back to the first of its list. */
export function hasDefaultsToReset(content: TemplateContent): boolean {
  return versionFields.some((field) => (findDefaultVersion(content[field])?.id ?? 1) !== 1);
}
