import type { TextVersion } from '../../ads/templates/schemas';
import type { VersionField } from '../../constants/texts/textTitles';
import { checkRequired } from '../texts/checkRequired';
import type { LimitedText, RuleMessage } from '../texts/textRules';
import { checkAdText } from './checkAdText';
import { listShownTexts, type MaybeCarousel } from './findCarousel';

/** Length limits of the version lists. */
export const versionTextKind = {
  adText: 'adText',
  headlines: 'heading',
  subHeadlines: 'description',
} as const satisfies Record<VersionField, LimitedText>;

const noInserts: ReadonlyMap<string, string> = new Map();

/** Checks a text of a version list with `checkAdText`. */
export function checkVersionText(
  field: VersionField,
  text: string,
  others: readonly string[] = [],
  inserts: ReadonlyMap<string, string> = noInserts,
): RuleMessage {
  return checkAdText(versionTextKind[field], text, others, inserts);
}

type VersionLists = Readonly<Record<VersionField, readonly TextVersion[]>> & MaybeCarousel;

/**
 * Checks the texts of a Facebook template: messages by field path (`headlines.1.value`). Empty texts are
 * valid except each list's default, which the ad needs. Of a carousel, only the ad texts are checked here.
 */
export function checkTemplateTexts(
  content: VersionLists,
  inserts: ReadonlyMap<string, string> = noInserts,
): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const field of listShownTexts(content)) {
    content[field].forEach((version, index) => {
      const others = content[field].filter((_other, at) => at < index).map((other) => other.value);
      const missing = version.isDefault ? checkRequired(version.value) : undefined;
      const message = missing ?? checkVersionText(field, version.value, others, inserts);
      if (message !== undefined) found[`${field}.${index}.value`] = [message];
    });
  }
  return found;
}
