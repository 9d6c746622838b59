import { Template } from '@adlane/contract/ads/templates';
import { draftMask, type TemplateDraft } from './templateDraft';

const draftShape = Template.pick(draftMask);

/** True if the value has the shape of a draft, with or without unknown fields. */
export function isTemplateDraft(value: unknown): value is TemplateDraft {
  return draftShape.safeParse(value).success;
}
