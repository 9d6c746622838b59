import { isHttpError } from '@adlane/api-client';
import type { AdResubmit, ResubmitDraft, ResubmitField } from '@adlane/contract/ads/launches';
import { translate } from '@adlane/ui';
import { FORM_ERROR, toSubmissionErrors } from '@adlane/ui/fields';
import { describeError } from '../../../shared/format/describeError';

/** An input of the form. */
export type ResubmitInput = { readonly name: string; readonly label: string; readonly isLong: boolean };
type Section = { readonly title: string; readonly fields: readonly ResubmitInput[] };

/** Titles of the lists on each platform, in the order of the form. */
const lists = [
  { list: 'headlines', facebook: 'Headlines', google: 'Headlines', isLong: false },
  { list: 'subHeadlines', facebook: 'Sub-headlines', google: 'Long headlines', isLong: false },
  { list: 'adText', facebook: 'Ad texts', google: 'Descriptions', isLong: true },
] as const;

/** Lists the texts that rejected ads show as sections of a form; empty lists are left out. */
export function listResubmitFields(
  { template_content: content, platform, adlane_type, business_name, is_promoted_post: isPost }: AdResubmit,
  shown: ResubmitDraft['shown'],
): Section[] {
  const texts = lists.map((section) => ({
    title: section[platform],
    fields: content[section.list].flatMap(({ title }, index) => {
      if (shown && !shown[section.list].includes(index)) return [];
      const name = `template_content.${section.list}.${index}.value`;
      return [{ name, label: title, isLong: section.isLong }];
    }),
  }));
  const cards = listCardSections(content, shown?.cards ?? [], adlane_type);
  const name = { name: 'business_name', label: translate('Business name'), isLong: false };
  const brand = business_name === null ? [] : [{ title: translate('Brand'), fields: [name] }];
  const url = { name: 'template_content.landingPageUrl', label: translate('Address'), isLong: false };
  // A post has its own address.
  const hasPage = platform === 'google' || (adlane_type === 'landing_page' && !isPost);
  const page = hasPage ? [{ title: translate('Landing page'), fields: [url] }] : [];
  return [...texts.filter(({ fields }) => fields.length > 0), ...cards, ...brand, ...page];
}

/** Lists the texts of a carousel's cards, a section for each card. */
function listCardSections(
  { carousel }: AdResubmit['template_content'],
  positions: readonly number[],
  adType: AdResubmit['adlane_type'],
): Section[] {
  if (!carousel) return [];
  return positions.map((position) => {
    const path = `template_content.carousel.cards.${position}`;
    const texts = [
      { name: `${path}.headline`, label: translate('Headline'), isLong: false },
      { name: `${path}.description`, label: translate('Description'), isLong: false },
    ];
    const link = { name: `${path}.link`, label: translate('Address'), isLong: false };
    return {
      title: translate('Card {number}', { number: position + 1 }),
      fields: adType === 'landing_page' ? [...texts, link] : texts,
    };
  });
}

/** Finds the first input of the part that a reason is about. */
export function findResubmitInput(field: ResubmitField): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[name="${field}"], [name^="${field}."]`);
}

/** Converts a refused resubmit to form errors; an error of a whole list is shown at its first text that is shown. */
export function toResubmitErrors(error: unknown): object {
  if (!isHttpError(error) || error.body.errors === undefined) return { [FORM_ERROR]: describeError(error) };
  const errors = Object.entries(error.body.errors);
  const shown = errors.flatMap(([field, texts]) => {
    const isNamed =
      /\.\d+\.value$|\.cards\.\d+\.(headline|description|link)$|^template_media\.urls\.\d+$|^business_name$/.test(
        field,
      );
    if (isNamed || field === 'template_content.landingPageUrl') return [[field, texts] as const];
    const list = lists.find((section) => field === `template_content.${section.list}`)?.list;
    const name = list && findResubmitInput(`template_content.${list}`)?.getAttribute('name');
    return name ? [[name, texts] as const] : [];
  });
  if (shown.length === 0) return { [FORM_ERROR]: errors[0]?.[1][0] ?? describeError(error) };
  return toSubmissionErrors({ message: describeError(error), errors: Object.fromEntries(shown) });
}
