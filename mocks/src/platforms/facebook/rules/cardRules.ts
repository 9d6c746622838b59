import { isWrittenUrl } from '../../isWrittenUrl';
import { isRecord } from '../checkParameters';
import { refused } from '../graphFault';

type Fields = Readonly<Record<string, unknown>>;

/** Checks of media that single ads have too. */
type CardChecks = {
  readonly checkImage: (hash: unknown) => void;
  readonly checkVideo: (id: unknown) => void;
};

/** Cards of a carousel that Meta takes. */
const cardLimits = { min: 2, max: 10 } as const;

function refuse(text: string) {
  return refused(1443048, 'Carousel ill formed', text, 'object_story_spec');
}

/** Lists the cards of an ad's `link_data`; empty for a single image. */
export function listCards(link: Fields | undefined): readonly Fields[] {
  const cards = link?.child_attachments;
  return Array.isArray(cards) ? cards.filter(isRecord) : [];
}

/**
 * Validates the cards of a carousel: 2 to 10, each with a link that its button shares, and a picture; a video has one beside
 * it (Meta's references of link ads and of carousels on Instagram).
 * @throws GraphFault
 */
export function checkCards(link: Fields, { checkImage, checkVideo }: CardChecks): void {
  if (link.child_attachments === undefined) return;
  const cards = listCards(link);
  if (cards.length < cardLimits.min || cards.length > cardLimits.max) {
    throw refuse(`Give ${cardLimits.min} to ${cardLimits.max} child_attachments.`);
  }
  for (const card of cards) {
    if (!isWrittenUrl(card.link)) throw refuse('Each of the child_attachments needs a link.');
    if (card.video_id !== undefined) checkVideo(card.video_id);
    if (card.image_hash !== undefined) checkImage(card.image_hash);
    else if (!isWrittenUrl(card.picture))
      throw refuse('Each of the child_attachments needs image_hash or picture.');
    const action = isRecord(card.call_to_action) ? card.call_to_action.value : undefined;
    const opened = isRecord(action) ? action.link : undefined;
    if (opened !== undefined && opened !== card.link)
      throw refuse('A button has another link than its card.');
  }
}
