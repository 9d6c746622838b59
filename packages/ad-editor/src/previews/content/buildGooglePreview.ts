import type { GoogleAdText, GoogleTemplate, TemplateMedia } from '@adlane/contract/ads/templates';
import { googleCallsToAction } from '@adlane/contract/constants';
import { countCharacters, expandInserts, type InsertMap } from '@adlane/contract/rules';
import { translate } from '@adlane/ui';
import { cutOffs } from '../cutOffs';
import { type GoogleSurface, googleSurfaces } from '../placements/googlePlacements';
import type { PreviewPlacement } from '../placements/PreviewPlacement';
import type { BuildContent } from './PreviewContent';
import { findFittingMedia } from './pickMedia';

/** Google's text lists. */
export type GoogleTextList = 'headlines' | 'longHeadline' | 'description';

/** The data that a Google preview is built from. */
export type GooglePreviewSource = {
  readonly template: GoogleTemplate;
  /**
   * Media and logos as the library resolves them.
   * @default the template's
   */
  readonly media?: readonly TemplateMedia[] | undefined;
  readonly logos?: readonly TemplateMedia[] | undefined;
  readonly businessName: string;
  readonly finalUrl: string;
  /** Positions of the active texts, from 0; Google mixes the lists, so these come first. */
  readonly shown?: Readonly<Partial<Record<GoogleTextList, number>>> | undefined;
  readonly inserts?: InsertMap | undefined;
};

type Texts = Readonly<Record<GoogleTextList, readonly string[]>>;

/** Which texts of the lists a surface shows. Search mixes three headlines, of which phones show two. */
const mixtures: Readonly<
  Record<GoogleSurface, (texts: Texts, placement: PreviewPlacement) => { headline: string; text: string }>
> = {
  search: ({ headlines, description }, { device }) => ({
    headline: headlines.slice(0, device === 'desktop' ? 3 : 2).join(' | '),
    text: description.slice(0, device === 'desktop' ? 2 : 1).join(' '),
  }),
  display: long,
  display_banner: short,
  discover: long,
  gmail: short,
  youtube_in_feed: long,
  youtube_in_stream: overlay,
  youtube_shorts: overlay,
};

function long({ longHeadline, headlines, description }: Texts) {
  return { headline: longHeadline[0] ?? headlines[0] ?? '', text: description[0] ?? '' };
}

function short({ headlines, description }: Texts) {
  return { headline: headlines[0] ?? '', text: description[0] ?? '' };
}

/** YouTube has room for 15 characters: uses a headline that fits, if there is one. */
function overlay({ headlines, description }: Texts) {
  const fits = headlines.find((each) => countCharacters(each) <= cutOffs.youtubeOverlay.headline);
  return { headline: fits ?? headlines[0] ?? '', text: description[0] ?? '' };
}

function fill(text: string, inserts: InsertMap | undefined): string {
  return inserts ? expandInserts(text, inserts) : text;
}

function filled(list: readonly GoogleAdText[], shown: number | undefined, inserts?: InsertMap): string[] {
  const worked = shown === undefined ? undefined : list[shown];
  const ordered = worked ? [worked, ...list.filter((each) => each !== worked)] : list;
  const texts = ordered.map(({ text }) => fill(text, inserts));
  return texts.filter((text) => text.trim() !== '');
}

/** What Google's surfaces make of a template's lists of texts and media. */
export function buildGooglePreview(source: GooglePreviewSource): BuildContent {
  const { template, businessName, finalUrl, shown = {}, inserts } = source;
  const content = template.createAdTemplateData;
  const media = source.media ?? content.googleTemplateMedia;
  const [logo] = source.logos ?? content.googleTemplateLogos;
  const texts: Texts = {
    headlines: filled(content.headlines, shown.headlines, inserts),
    longHeadline: filled(content.longHeadline, shown.longHeadline, inserts),
    description: filled(content.description, shown.description, inserts),
  };
  const callToAction =
    googleCallsToAction.find(({ value }) => value === content.callToAction)?.label ?? content.callToAction;
  return (placement) => {
    const surface = googleSurfaces.find((each) => each === placement.position) ?? 'display';
    return {
      ...mixtures[surface](texts, placement),
      name: fill(businessName, inserts) || translate('Your business'),
      pictureUrl: logo?.url ?? null,
      description: '',
      callToAction,
      link: fill(finalUrl, inserts),
      media: findFittingMedia(media, placement),
    };
  };
}
