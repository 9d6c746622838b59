import { translate } from '@adlane/ui';
import { type ComponentType, type CSSProperties, memo } from 'react';
import type { BuildContent, PreviewContent } from '../content/PreviewContent';
import { computeRatio, computeShownRatio, computeShownShare } from '../content/pickMedia';
import { BannerAd } from '../families/BannerAd';
import { CardAd } from '../families/CardAd';
import { ConversationAd } from '../families/ConversationAd';
import type { FamilyProps } from '../families/FamilyProps';
import { FullScreenAd, ReelAd, StoryAd } from '../families/FullScreenAds';
import { InboxRow } from '../families/InboxRow';
import { MediaFirstPost } from '../families/MediaFirstPost';
import { PlayerAd } from '../families/PlayerAd';
import { SearchResultAd } from '../families/SearchResultAd';
import { TextFirstPost } from '../families/TextFirstPost';
import { TileAd } from '../families/TileAd';
import type { PreviewFamily, PreviewMode, PreviewPlacement } from '../placements/PreviewPlacement';
import { formatPlacementName } from '../placements/previewLabels';
import { PreviewCaption } from './PreviewCaption';

export type PlacementPreviewProps = {
  /** The placement: one of `metaPlacements`, `googlePlacements`. */
  placement: PreviewPlacement;
  /** Builds the ad's content; from `buildFacebookPreview` or `buildGooglePreview`. */
  buildContent: BuildContent;
  /** The platform's look, light or dark, whatever that of the app is. Default `light`. */
  mode?: PreviewMode;
  /** Why the ad is not shown here, although the platform has the placement: 'Not chosen in the settings.' */
  note?: string | undefined;
};

const families: Readonly<Record<PreviewFamily, ComponentType<FamilyProps>>> = {
  textFirstPost: TextFirstPost,
  mediaFirstPost: MediaFirstPost,
  story: StoryAd,
  reel: ReelAd,
  fullScreen: FullScreenAd,
  tile: TileAd,
  player: PlayerAd,
  inboxRow: InboxRow,
  conversation: ConversationAd,
  banner: BannerAd,
  searchResult: SearchResultAd,
  card: CardAd,
};

const figure: CSSProperties = { margin: 0, minWidth: 0, maxWidth: '100%' };

const cropNotes = {
  image: {
    sides: 'Cropped at the sides: {percent} % of the picture is shown.',
    ends: 'Cropped at the top and bottom: {percent} % of the picture is shown.',
  },
  video: {
    sides: 'Cropped at the sides: {percent} % of the video is shown.',
    ends: 'Cropped at the top and bottom: {percent} % of the video is shown.',
  },
} as const;
/** A crop that leaves less than this share of an image is noted. */
const notedCropShare = 0.9;

function formatCropNote({ family, ratio }: PreviewPlacement, media: ReturnType<BuildContent>['media']) {
  // Full screens show an image uncropped.
  if (media === null || family === 'story' || family === 'reel' || family === 'fullScreen') return undefined;
  const share = computeShownShare(media, computeShownRatio(media, ratio));
  if (share >= notedCropShare) return undefined;
  const isWide = computeRatio(media) > ratio.max;
  const texts = cropNotes[media.kind];
  return translate(isWide ? texts.sides : texts.ends, { percent: Math.round(share * 100) });
}

/**
 * Cuts the ad's content to the placement. Texts without room are omitted, so that editing them rerenders
 * nothing.
 */
function cutContent(content: PreviewContent, { cutOffs }: PreviewPlacement): PreviewContent {
  return {
    ...content,
    text: cutOffs.text === 0 ? '' : content.text,
    headline: cutOffs.headline === 0 ? '' : content.headline,
    description: cutOffs.description === 0 ? '' : content.description,
  };
}

type DrawnAdProps = Pick<FamilyProps, 'placement' | 'mode'> & PreviewContent;

/** The content is spread over the props: only changed parts rerender. */
const DrawnAd = memo(function DrawnAd({ placement, mode, ...content }: DrawnAdProps) {
  const Family = families[placement.family];
  return <Family placement={placement} content={content} mode={mode} />;
});

/** An ad as one placement shows it: cropped, cut off and coloured as there. */
export const PlacementPreview = memo(function PlacementPreview(props: PlacementPreviewProps) {
  const { placement, buildContent, mode = 'light', note } = props;
  const content = buildContent(placement);
  return (
    <figure aria-label={formatPlacementName(placement)} style={figure}>
      <PreviewCaption
        placement={placement}
        note={placement.closed ?? note}
        cropNote={content.cards ? undefined : formatCropNote(placement, content.media)}
      />
      <DrawnAd {...cutContent(content, placement)} placement={placement} mode={mode} />
    </figure>
  );
});
