import type { Template } from '@adlane/contract/ads/templates';
import { checkPlatforms, checkRequired, type InsertMap } from '@adlane/contract/rules';
import type { TemplateDraft } from './templateDraft';

/** One message per invalid field path (`templateContent.headlines.1.value`). */
export type DraftFindings = Record<string, string | undefined>;

/** Inputs of the rules besides the draft. */
export type DraftContext = {
  /** Smart inserts that texts may use, with the longest value of each. */
  readonly inserts: InsertMap;
};

/** The rules of one tab over the whole draft. They are the contract's; a tab only says which field they speak of. */
export type DraftCheck = (draft: TemplateDraft, context: DraftContext) => DraftFindings;

/** What every template needs, whatever platform it is for. */
export const checkCommonFields: DraftCheck = ({ name, platforms }) => ({
  name: checkRequired(name),
  platforms: checkPlatforms(platforms),
});

/** Everything that some checks find. */
export function checkDraft(
  checks: readonly DraftCheck[],
  draft: TemplateDraft,
  context: DraftContext,
): Record<string, string> {
  const found = checks.flatMap((check) => Object.entries(check(draft, context)));
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** A draft may still lack texts; whatever is to be launched may not (ads §4). */
export function isUnfinished({ status }: Pick<Template, 'status'>): boolean {
  return status === 'draft';
}
