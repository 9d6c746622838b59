import type { Carousel } from '@adlane/contract/ads/templates';
import { encodeUrl } from '@adlane/contract/rules';
import type { LaunchMedia, ReadyLaunchInputs } from '../../inputs/launchSettings';
import { placeholder } from '../../saga/placeholders';
import { chooseThumbnail, toMediaKey } from './mediaReferences';

/** A button with what it opens. */
type CallToAction = { readonly type: string; readonly value: Readonly<Record<string, unknown>> };
/** What all cards have in common. */
type CarouselParts = {
  readonly message: string;
  /** Link of the ad; a card of a traffic ad can have another one. */
  readonly link: string;
  readonly action: CallToAction;
};

/**
 * Returns the `link_data` of a carousel. Each card has its link and its button, since Instagram demands a link per card and
 * gives a card without a button its own one; the links of a card and its button are the same. Pure.
 */
export function buildCarouselData(
  inputs: ReadyLaunchInputs,
  { cards, isOptimized, hasEndCard }: Carousel,
  { message, link, action }: CarouselParts,
): ['link_data', Record<string, unknown>] {
  const isTraffic = inputs.settings.FbAdSetting.ad_launch_type === 'landing_page';
  const child_attachments = cards.flatMap((card) => {
    const medium = inputs.media.find(({ id }) => id === card.mediaId);
    if (!medium) return [];
    const own = isTraffic && card.link.trim() !== '' ? encodeUrl(card.link) : link;
    return {
      link: own,
      name: card.headline,
      ...(card.description.trim() === '' ? {} : { description: card.description }),
      ...toMedium(inputs, medium),
      call_to_action: isTraffic ? { ...action, value: { ...action.value, link: own } } : action,
    };
  });
  const data = {
    message,
    link,
    child_attachments,
    multi_share_optimized: isOptimized,
    multi_share_end_card: hasEndCard,
    call_to_action: action,
  };
  return ['link_data', data];
}

/** A video needs a picture beside it. */
function toMedium(inputs: ReadyLaunchInputs, medium: LaunchMedia): Record<string, string | undefined> {
  const id = placeholder(toMediaKey(medium));
  if (medium.kind === 'image') return { image_hash: id };
  const { hash, url } = chooseThumbnail(inputs, medium);
  return { video_id: id, ...(hash === undefined ? { picture: url } : { image_hash: hash }) };
}
