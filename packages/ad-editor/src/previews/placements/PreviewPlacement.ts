import type { FacebookPlatform, PlacementDevice } from '@adlane/contract/constants';
import type { CutOffs } from '../cutOffs';

/** The device on which an ad is shown. */
export type PreviewDevice = PlacementDevice;
/** The platform's own look, whatever that of the app. */
export type PreviewMode = 'light' | 'dark';
/** Platforms with previews. */
export type PreviewPlatform = FacebookPlatform | 'google';

/** Frames that ads are drawn in; each serves all placements of its kind. */
export type PreviewFamily =
  | 'textFirstPost'
  | 'mediaFirstPost'
  | 'story'
  | 'reel'
  | 'fullScreen'
  | 'tile'
  | 'player'
  | 'inboxRow'
  | 'conversation'
  | 'banner'
  | 'searchResult'
  | 'card';

/** Range of aspect ratios (width by height) of a placement; media outside are cropped to the nearer end. */
export type RatioRange = { readonly min: number; readonly max: number };

/** One preview: a placement on a device. */
export type PreviewPlacement = {
  /** `facebook.feed.mobile` */
  readonly key: string;
  readonly platform: PreviewPlatform;
  /** Name on the wire for Meta's platforms; our own for Google's surfaces. */
  readonly position: string;
  /** Label for the user: 'Feed'. */
  readonly label: string;
  readonly device: PreviewDevice;
  readonly family: PreviewFamily;
  readonly cutOffs: CutOffs;
  readonly ratio: RatioRange;
  /** Shows a video where the ad has one. */
  readonly prefersVideo: boolean;
  /** Why the platform does not show ads here any more. */
  readonly closed?: string | undefined;
};
