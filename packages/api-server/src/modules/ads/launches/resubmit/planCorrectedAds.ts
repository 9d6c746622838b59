import { findCarousel } from '@adlane/contract/rules';
import type { AdRow } from '../../ads/managedAd';
import { mapCreative, mapDynamicCreative } from '../facebook/content/facebookCreative';
import { mapLeadForm } from '../facebook/content/facebookLeadForm';
import { mapPostCreative } from '../facebook/content/postCreative';
import { adStateFields } from '../facebook/planFacebookLaunch';
import { planUploads, planVideoReviews } from '../facebook/planUploads';
import type { LaunchMedia, ReadyLaunchInputs } from '../inputs/launchSettings';
import { type LaunchVariant, listDynamicAssets } from '../inputs/planVariants';
import { getPromotedPostId, isDynamicLaunch } from '../inputs/promotedPost';
import { sortMedia } from '../inputs/sortMedia';
import type { PlannedStep } from '../saga/PlatformAdapter';
import { placeholder } from '../saga/placeholders';

/** A rejected ad of Facebook with its own correction. */
export type CorrectedAd = {
  /** Id of the rejected ad, and of its ad set. */
  readonly id: string;
  readonly adSetId: string;
  /** Which ad of the launch it is, from 1. */
  readonly number: number;
  /** Texts and medium; undefined for a Dynamic ad, which has all of them, and for a post, which has its own. */
  readonly variant: LaunchVariant | undefined;
};
type Context = { readonly ad: AdRow; readonly inputs: ReadyLaunchInputs; readonly label: string };

const labelled = { adlabels: [{ id: placeholder('label') }] };

/**
 * Returns the requests that replace each rejected ad by its own corrected one. All corrected ads exist, paused, before the
 * first rejected one is deleted, and each is deleted only after its own correction is on. A Dynamic ad set holds one ad, which
 * gets another creative instead. Pure.
 */
export function planCorrectedAds(context: Context, corrected: readonly CorrectedAd[]): PlannedStep[] {
  const { ad, inputs, label } = context;
  const media = listMedia(inputs, corrected);
  const state = corrected[0];
  return [
    ...planUploads(inputs, media, label),
    ...planLeadForm(context),
    ...planVideoReviews(media),
    post('label', 'Create the label of this correction', `${inputs.account.external_id}/adlabels`, {
      name: label,
    }),
    ...corrected.flatMap((one) => planCreation(context, one)),
    read('campaign', 'Find the campaign', ad.campaignId, 'id,name'),
    read('read:campaign', 'Read back the campaign', ad.campaignId, 'id,status'),
    ...corrected.flatMap((one) => planReplacement(inputs, one)),
    ...(state
      ? [
          read(
            'state',
            'Read back the state of the ad',
            isDynamicLaunch(inputs) ? state.id : placeholder(`ad:${state.number}`),
            adStateFields,
          ),
        ]
      : []),
  ];
}

function listMedia(inputs: ReadyLaunchInputs, corrected: readonly CorrectedAd[]): LaunchMedia[] {
  const { template, media } = inputs;
  const { ads, placed } = sortMedia(template, media);
  const isCarousel = findCarousel(template.templateContent) !== undefined;
  return [
    ...(isCarousel
      ? ads
      : corrected.flatMap(({ variant }) => variant?.media ?? listDynamicAssets(template, media).media)),
    ...placed.map((each) => each.media),
  ];
}

function planLeadForm({ ad, inputs: { leadForm, page }, label }: Context): PlannedStep[] {
  if (ad.adlane_type !== 'leadform' || !leadForm || leadForm.external_id !== null) return [];
  const path = `${page.external_id}/leadgen_forms`;
  return [post('leadForm', `Create the lead form ${leadForm.name}`, path, mapLeadForm(leadForm, label))];
}

function planCreation({ ad, inputs }: Context, { number, adSetId, variant }: CorrectedAd): PlannedStep[] {
  const account = inputs.account.external_id;
  // The name finds the ad again after a lost answer: it is the only one of this correction.
  const name = `${ad.name} | Corrected ad ${number}`;
  const creative = mapCorrected(inputs, variant, name);
  const created = post(
    `creative:${number}`,
    `Create the corrected creative ${number}`,
    `${account}/adcreatives`,
    { ...creative, ...labelled },
  );
  if (isDynamicLaunch(inputs)) return [created];
  return [
    created,
    post(`ad:${number}`, `Create the corrected ad ${number}`, `${account}/ads`, {
      name,
      adset_id: adSetId,
      creative: { creative_id: placeholder(`creative:${number}`) },
      status: 'PAUSED',
      ...labelled,
    }),
  ];
}

/** A post is submitted again as it is on the page now. */
function mapCorrected(
  inputs: ReadyLaunchInputs,
  variant: LaunchVariant | undefined,
  name: string,
): Record<string, unknown> {
  const postId = getPromotedPostId(inputs.settings);
  if (postId !== undefined) return mapPostCreative(inputs, postId, name);
  return variant ? mapCreative(inputs, variant, name) : mapDynamicCreative(inputs, name);
}

function planReplacement(inputs: ReadyLaunchInputs, { id, number }: CorrectedAd): PlannedStep[] {
  if (isDynamicLaunch(inputs)) {
    const creative = { creative_id: placeholder(`creative:${number}`) };
    return [post(`replace:${number}`, 'Give the Dynamic ad its corrected creative', id, { creative })];
  }
  return [
    post(`activate:ad:${number}`, `Switch on the corrected ad ${number}`, placeholder(`ad:${number}`), {
      status: 'ACTIVE',
    }),
    post(`remove:${number}`, `Delete the rejected ad ${number}`, id, { status: 'DELETED' }),
  ];
}

function post(key: string, title: string, path: string, request: Record<string, unknown>): PlannedStep {
  return { key, title, method: 'POST', path, request };
}

function read(key: string, title: string, path: string, fields: string): PlannedStep {
  return { key, title, method: 'GET', path, request: { fields } };
}
