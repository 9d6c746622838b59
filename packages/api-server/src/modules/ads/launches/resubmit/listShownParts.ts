import type { ResubmitDraft } from '@adlane/contract/ads/launches';
import { findCarousel, listAdMedia } from '@adlane/contract/rules';
import type { LaunchInputs, LaunchMedia } from '../inputs/launchSettings';
import { listVariantSlots, type VariantSlot } from '../inputs/planVariants';
import type { RejectedAd, RejectedPart } from './rejectedAd';

type Template = LaunchInputs['template'];

/** A rejected ad of Facebook with the places of its texts and its medium in the template. */
export type CorrectableAd = RejectedPart & {
  readonly number: number;
  /** Undefined for a Dynamic ad, which shows all texts and media, and for a post, which shows none of them. */
  readonly slot: VariantSlot | undefined;
};

/** Lists the rejected ads that the template still has a version of, each version once. Pure. */
export function listCorrectable(
  { rejected }: Pick<RejectedAd, 'rejected'>,
  template: Template,
  media: readonly LaunchMedia[],
): CorrectableAd[] {
  const isDynamic = template.templateContent.campaignStructure === 'dynamic';
  const slots = listVariantSlots(template, media);
  const found = rejected.flatMap((part): CorrectableAd[] => {
    const { number } = part;
    if (number === undefined) return [];
    if (isDynamic) return [{ ...part, number, slot: undefined }];
    const slot = slots[number - 1];
    return slot ? [{ ...part, number, slot }] : [];
  });
  return found.filter((one, index) => found.findIndex(({ number }) => number === one.number) === index);
}

/** Lists the rejected ads of a launch that promotes a post; other launches may have added ads of their templates. Pure. */
export function listPosts({ rejected }: Pick<RejectedAd, 'rejected'>): CorrectableAd[] {
  return rejected.flatMap((part): CorrectableAd[] => {
    const { number } = part;
    return number === undefined ? [] : [{ ...part, number, slot: undefined }];
  });
}

/** Returns which texts and media of the record the rejected ads show; others change nothing. Pure. */
export function listShownParts(
  correctable: readonly CorrectableAd[],
  template: Template,
  media: readonly LaunchMedia[],
): ResubmitDraft['shown'] {
  const pick = (field: keyof VariantSlot, count: number) => {
    const positions = Array.from({ length: count }, (_none, index) => index);
    return positions.filter((position) =>
      correctable.some(({ slot }) => slot === undefined || slot[field] === position),
    );
  };
  const { headlines, subHeadlines, adText } = template.templateContent;
  const carousel = findCarousel(template.templateContent);
  if (carousel) {
    // Each ad of a carousel shows all its cards.
    const shown = correctable.length > 0 ? listAdMedia(template, media) : [];
    return {
      headlines: [],
      subHeadlines: [],
      adText: pick('adText', adText.length),
      cards: carousel.cards.map((_card, position) => position),
      media: media.flatMap((item, position) => (shown.includes(item) ? [position] : [])),
    };
  }
  return {
    headlines: pick('headlines', headlines.length),
    subHeadlines: pick('subHeadlines', subHeadlines.length),
    adText: pick('adText', adText.length),
    media: pick('media', media.length),
  };
}

/** Says how many ads or asset groups were not rejected; empty where there are none. Pure. */
export function describeOthers(
  others: number,
  count: number,
  what: 'ads' | 'asset groups' = 'ads',
): string[] {
  return others > 0 ? [`${others} of ${count} ${what}: they were not rejected and stay as they are.`] : [];
}

/** Says which ads of the campaign a resubmit leaves as they are. Pure. */
export function listUncorrected(
  { rejected, count }: Pick<RejectedAd, 'rejected' | 'count'>,
  correctable: readonly CorrectableAd[],
): string[] {
  const lost = rejected.filter(({ id }) => correctable.every((one) => one.id !== id));
  return [
    ...describeOthers(count - rejected.length, count),
    ...lost.map(({ name }) => `${name}: the template no longer has its texts. It stays rejected.`),
  ];
}
