import type { Template, TemplateChange } from '@adlane/contract';
import { checkCallToAction, checkRequired, checkTemplateTexts, checkUrl } from '@adlane/contract/rules';

type Content = Template['templateContent'];

/** What the editor changes of a template; everything else stays as it is stored. */
export type TemplateDraft = { readonly name: string; readonly templateContent: Content };

/** The part of a template that the editor works on. */
export function draftOf(template: Pick<Template, 'name' | 'templateContent'>): TemplateDraft {
  return { name: template.name, templateContent: template.templateContent };
}

/** Deep equality of JSON values; the order of keys makes no difference. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = Object.entries(a);
  const right = new Map(Object.entries(b));
  return (
    left.length === right.size &&
    left.every(([key, value]) => right.has(key) && isSameJson(value, right.get(key)))
  );
}

/** Fields of the content that differ. */
function changedContent(from: Content, to: Content): Partial<Content> {
  const changed = Object.entries(to).filter(([key, value]) => !isSameJson(value, from[key]));
  return Object.fromEntries(changed);
}

/**
 * What saving sends: only what differs from what was opened, or nothing at all.
 * The content goes as a whole with the fields that this editor doesn't know kept in it.
 */
export function templateChange(
  opened: TemplateDraft,
  draft: TemplateDraft,
  openedAt: string,
): TemplateChange | undefined {
  const hasName = opened.name !== draft.name;
  const hasContent = !isSameJson(opened.templateContent, draft.templateContent);
  if (!hasName && !hasContent) return undefined;
  return {
    ...(hasName ? { name: draft.name } : {}),
    ...(hasContent ? { templateContent: draft.templateContent } : {}),
    base_updated_at: openedAt,
  };
}

/**
 * My changes put onto what somebody else has saved meanwhile: a field that I changed is mine, every other is theirs.
 * Version lists are fields: whoever changed one of its texts keeps the whole list, for ids may have moved.
 */
export function mergeDrafts(
  opened: TemplateDraft,
  mine: TemplateDraft,
  theirs: TemplateDraft,
): TemplateDraft {
  return {
    name: mine.name === opened.name ? theirs.name : mine.name,
    templateContent: {
      ...theirs.templateContent,
      ...changedContent(opened.templateContent, mine.templateContent),
    },
  };
}

/** Everything that is wrong with a draft: one message by field path (`templateContent.headlines.1.value`). */
export function checkDraft(
  { name, templateContent }: TemplateDraft,
  adType: Template['templateAdType'],
): Record<string, string> {
  const found: Record<string, string | undefined> = { name: checkRequired(name) };
  for (const [path, [message]] of Object.entries(checkTemplateTexts(templateContent))) {
    found[`templateContent.${path}`] = message;
  }
  found['templateContent.callToAction'] = checkCallToAction(templateContent.callToAction, adType);
  if (adType === 'landing_page') {
    const { landingPageUrl } = templateContent;
    found['templateContent.landingPageUrl'] = checkRequired(landingPageUrl) ?? checkUrl(landingPageUrl);
  }
  if (adType === 'messenger') {
    found['templateContent.messageAd'] = checkRequired(templateContent.messageAd);
  }
  const entries = Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(entries);
}
