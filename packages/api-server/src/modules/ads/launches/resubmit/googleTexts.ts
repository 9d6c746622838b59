import type { AdResubmit } from '@adlane/contract/ads/launches';
import { checkLength, messages } from '@adlane/contract/rules';
import { invalid } from '../../../../http/problem';
import { type GoogleParts, type TextKind, textKinds } from '../../ads/google/googleParts';

/** The texts of a Google ad by their kind. */
export type Texts = Readonly<Record<TextKind, readonly string[]>>;
const lengths = { headlines: 'heading', subHeadlines: 'longHeading', adText: 'description' } as const;
/** Fewest texts of an ad: long headlines are only shown by Performance Max. */
const minima = { headlines: 3, subHeadlines: 1, adText: 2 } as const;

/** Reads the written texts of a record, each once. Pure. */
export function readTexts({ template_content: content }: AdResubmit): Texts {
  const list = (kind: TextKind) => listWritten(content[kind].map(({ value }) => value));
  return { headlines: list('headlines'), subHeadlines: list('subHeadlines'), adText: list('adText') };
}

/** Lists the written texts, each once. Pure. */
export function listWritten(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '');
}

/**
 * Corrects the texts that one of several ads or asset groups shows; the record lists those of all in the order of `parts`. Pure.
 * @throws Problem 422 for a text that belongs to none of them
 */
export function correctTexts(own: Texts, parts: GoogleParts, record: AdResubmit): Texts {
  const list = (kind: TextKind) => {
    const known = parts.texts.filter((part) => part.kind === kind);
    const corrected = record.template_content[kind];
    if (listWritten(corrected.slice(known.length).map(({ value }) => value)).length > 0) {
      const message = 'Several ads are corrected at once. A new text would belong to none of them.';
      throw invalid({ [`template_content.${kind}`]: [message] });
    }
    return listWritten(
      own[kind].map((text) => {
        const position = known.findIndex((part) => part.text === text);
        return corrected[position]?.value ?? text;
      }),
    );
  };
  return { headlines: list('headlines'), subHeadlines: list('subHeadlines'), adText: list('adText') };
}

/** @throws Problem 422 for texts that are too long, or too few of them */
export function checkTexts(texts: Texts, isSearch: boolean): void {
  const errors: Record<string, string[]> = {};
  for (const kind of textKinds) {
    if (isSearch && kind === 'subHeadlines') continue;
    if (texts[kind].length < minima[kind]) {
      errors[`template_content.${kind}`] = [`Please enter at least ${minima[kind]}.`];
    }
    const tooLong = texts[kind].map((text) => checkLength(lengths[kind], text)).find(Boolean);
    if (tooLong !== undefined) errors[`template_content.${kind}`] = [tooLong];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/**
 * Returns the corrected business name; undefined where it stays. Google takes 25 characters: a longer name than ours that was
 * written there may stay. Pure.
 * @throws Problem 422 for a name that is empty or too long
 */
export function readNewName({ names: [known] }: GoogleParts, record: AdResubmit): string | undefined {
  const name = record.business_name ?? '';
  if (known === undefined || name === known.text.trim()) return undefined;
  const wrong = name === '' ? messages.fieldRequired : checkLength('googleBusinessName', name);
  if (wrong !== undefined) throw invalid({ business_name: [wrong] });
  return name;
}
