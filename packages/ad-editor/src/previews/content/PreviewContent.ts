import type { TemplateMedia } from '@adlane/contract/ads/templates';
import type { PreviewPlacement } from '../placements/PreviewPlacement';

/** The parts of a media item that previews use. */
export type PreviewMedia = Pick<TemplateMedia, 'kind' | 'url' | 'name' | 'width' | 'height' | 'thumbnailUrl'>;

/** A card of a carousel, uncut. */
export type PreviewCard = {
  readonly id: number;
  readonly headline: string;
  readonly description: string;
  readonly media: PreviewMedia | null;
};

/** What one placement shows of an ad, uncut. Empty texts are shown as what belongs there. */
export type PreviewContent = {
  /** The page or business that advertises. */
  readonly name: string;
  readonly pictureUrl: string | null;
  readonly text: string;
  readonly headline: string;
  readonly description: string;
  /** As the button reads: 'Book Now'. */
  readonly callToAction: string;
  readonly media: PreviewMedia | null;
  /** Where the ad leads; its host is shown. Empty for lead forms and messages. */
  readonly link: string;
  /** The cards of a carousel, whose first one the other fields describe; absent: a single image or video. */
  readonly cards?: readonly PreviewCard[] | undefined;
  /** Whether the cards end with the page's picture. */
  readonly hasEndCard?: boolean | undefined;
};

/** What an ad shows at a placement. */
export type BuildContent = (placement: PreviewPlacement) => PreviewContent;
