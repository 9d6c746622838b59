import { translate } from '@adlane/ui';
import { formatChangedValue } from './formatChangedValue';

type Change = { readonly from: unknown; readonly to: unknown };

/** Names of the parts that a correction changes, by their path in its record; a number counts from 1. */
const labels: Readonly<Record<string, () => string>> = {
  'template_content.headlines': () => translate('Headline'),
  'template_content.subHeadlines': () => translate('Sub-headline'),
  'template_content.adText': () => translate('Ad text'),
  'template_content.landingPageUrl': () => translate('Address'),
  'template_content.callToAction': () => translate('Call to action'),
  business_name: () => translate('Business name'),
  'template_media.urls': () => translate('Picture'),
  page_id: () => translate('Page'),
  lead_forms: () => translate('Lead form'),
  selected_instagram: () => translate('Instagram account'),
};

/**
 * Formats a change of a correction: 'Ad text 2: Old → New'. Undefined for other changes, whose values are not for people, such
 * as amounts in the smallest unit.
 */
export function formatChange(path: string, { from, to }: Change): string | undefined {
  const [, name = path, position] = /^(.+)\.(\d+)$/.exec(path) ?? [];
  const label = labels[name]?.();
  if (label === undefined) return undefined;
  const title = position === undefined ? label : `${label} ${Number(position) + 1}`;
  // The URL of a picture says nothing.
  if (name === 'template_media.urls') return translate('{name}: replaced', { name: title });
  return `${title}: ${formatChangedValue(from)} → ${formatChangedValue(to)}`;
}
