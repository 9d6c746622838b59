import type { TemplateContent } from '@adlane/contract';
import {
  addVersion,
  changeStructure,
  defaultVersion,
  deleteVersion,
  setDefaultVersion,
  type VersionField,
  versionFields,
} from '@adlane/contract/rules';

/** What a press in the ad editor does to the texts of a template; typing goes through the fields. */
export type TextAction =
  | { readonly type: 'add'; readonly field: VersionField }
  | { readonly type: 'delete' | 'makeDefault'; readonly field: VersionField; readonly id: number }
  | { readonly type: 'structure'; readonly to: TemplateContent['campaignStructure'] };

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
  }
}

/** The texts after a press (ads §4). Fields that nobody knows are kept. */
export function changeTexts(content: TemplateContent, action: TextAction): TemplateContent {
  if (action.type === 'structure') return changeStructure(content, action.to);
  return { ...content, [action.field]: changeList(content[action.field], action) };
}

/** True where another structure would move a default back to the first of its list. */
export function losesDefaults(content: TemplateContent): boolean {
  return versionFields.some((field) => (defaultVersion(content[field])?.id ?? 1) !== 1);
}
