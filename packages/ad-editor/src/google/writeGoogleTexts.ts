import type { GoogleAdContent, GoogleAdText } from '@adlane/contract/ads/templates';
import { type GoogleField } from '@adlane/contract/constants';
import { addGoogleText } from '@adlane/contract/rules';
import type { GoogleListName } from './TextList/useTextSlots';

/** The rules' names of the lists. */
export const googleFields = {
  headlines: 'headlines',
  longHeadline: 'longHeadlines',
  description: 'descriptions',
} as const satisfies Record<GoogleListName, GoogleField>;

const listNames = Object.keys(googleFields) as GoogleListName[];

function writeList(list: readonly GoogleAdText[], field: GoogleField, texts: readonly string[]) {
  return texts.reduce<GoogleAdText[]>(
    (written, text, index) =>
      index < written.length
        ? written.map((each, at) => (at === index ? { ...each, text } : each))
        : addGoogleText(written, field, text),
    [...list],
  );
}

/**
 * The ad with texts in the place of those that are there, first over first: those beyond them stay, more are added as far
 * as the list may grow (ads §4). Unknown fields are preserved.
 */
export function writeGoogleTexts(
  content: GoogleAdContent,
  texts: Readonly<Partial<Record<string, readonly string[]>>>,
): GoogleAdContent {
  return listNames.reduce<GoogleAdContent>(
    (written, name) => ({
      ...written,
      [name]: writeList(written[name], googleFields[name], texts[name] ?? []),
    }),
    content,
  );
}
