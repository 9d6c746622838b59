import type { AdResubmit } from '@adlane/contract/ads/launches';
import {
  checkCarousel,
  checkTemplateTexts,
  messages,
  refusalMessages,
  replaceCardMedia,
} from '@adlane/contract/rules';
import { and, eq, inArray } from 'drizzle-orm';
import { isAmong } from '../../../../db/isAmong';
import { media } from '../../../../db/schema/ads/media';
import { pages } from '../../../../db/schema/ads/sources';
import type { CallContext } from '../../../../http/CallContext';
import type { UserCaller } from '../../../../http/callers';
import { invalid } from '../../../../http/problem';
import type { UseCaseContext } from '../../../../http/UseCaseContext';
import { visibleMedia } from '../../../account/access/visibility';
import { goneMessage } from '../../templates/references';
import { fillInserts } from '../inputs/fillInserts';
import { launchMediaColumns, readLaunchInputs } from '../inputs/launchInputs';
import type {
  LaunchInputs,
  LaunchLeadForm,
  LaunchMedia,
  LaunchSettings,
  ReadyLaunchInputs,
} from '../inputs/launchSettings';
import { readVariant } from '../inputs/planVariants';
import { getPromotedPostId } from '../inputs/promotedPost';
import { listCorrectable, listPosts } from './listShownParts';
import { type CorrectedAd, planCorrectedAds } from './planCorrectedAds';
import type { ResubmitPlan, ResubmitRequest } from './ResubmitPlan';
import type { RejectedAd } from './rejectedAd';

type Request = ResubmitRequest & { readonly template_id: number };

/**
 * Plans a corrected ad for each rejected one, in its own ad set.
 * @throws Problem 422 with the field of the record that is wrong
 */
export async function planFacebookResubmit(
  call: CallContext<UserCaller>,
  target: RejectedAd,
  request: Request,
): Promise<ResubmitPlan> {
  return call.inTenant(async (ctx) => {
    const page = await findPage(ctx, target, request.record.page_id);
    const settings = buildSettings(target, request, page);
    const { inputs, launched } = await readInputs(ctx, settings, { target, record: request.record });
    const isPost = getPromotedPostId(settings) !== undefined;
    const correctable = isPost
      ? listPosts(target)
      : listCorrectable(target, launched.template, launched.media);
    const corrected = correctable.map(
      ({ slot, ...ad }): CorrectedAd => ({
        ...ad,
        variant: slot && readVariant(slot, inputs.template, inputs.media),
      }),
    );
    if (corrected.length === 0) {
      throw invalid({ template_content: ['The template no longer has the texts of the rejected ads.'] });
    }
    const steps = planCorrectedAds({ ad: target.ad, inputs, label: request.label }, corrected);
    return { steps, settings, pageId: page };
  });
}

/** The settings of the launch with the record's corrections; those of the ad set stay as they are on Facebook. */
function buildSettings(
  { ad, reached, launched }: RejectedAd,
  { record, template_id }: Request,
  pageId: number,
): LaunchSettings {
  const instagram = record.selected_instagram;
  return {
    template_id,
    client_user_id: ad.client_user_id,
    campaignName: record.name,
    FbAdSetting: {
      ad_launch_type: ad.adlane_type,
      field: { objective: record.objective, optimization_goal: record.optimization_goal },
    },
    adAccountId: reached.account.id,
    pageId,
    leadFormId: record.lead_forms[0]?.id ?? null,
    budgetType: ad.budget_type,
    budget: Math.max(1, ad.budget),
    startTime: launched?.settings.startTime ?? null,
    endTime: launched?.settings.endTime ?? null,
    countries: launched?.settings.countries ?? [],
    settings: {
      ...launched?.settings.settings,
      ...(instagram ? { selectedInstagram: instagram } : {}),
    },
  };
}

/** Finds our id of the record's page, which must belong to the ad's source. @throws Problem 422 */
async function findPage(
  { tx }: Pick<UseCaseContext, 'tx'>,
  { reached: { source } }: RejectedAd,
  externalId: string | null,
): Promise<number> {
  const [page] = await tx
    .select({ id: pages.id })
    .from(pages)
    .where(
      and(
        eq(pages.agency_id, source.agency_id),
        eq(pages.source_id, source.id),
        eq(pages.external_id, externalId ?? ''),
      ),
    );
  if (!page) throw invalid({ page_id: [messages.optionRequired] });
  return page.id;
}

type Correction = { readonly target: RejectedAd; readonly record: AdResubmit };

/** Reads what the ads were launched with, and the same with the record's corrections. */
async function readInputs(
  ctx: UseCaseContext,
  settings: LaunchSettings,
  { target, record }: Correction,
): Promise<{ readonly launched: ReadyLaunchInputs; readonly inputs: ReadyLaunchInputs }> {
  const found = await readLaunchInputs(ctx, settings);
  const { account, page } = found;
  if (!account || !page) throw invalid({ page_id: [messages.optionRequired] });
  const isPost = getPromotedPostId(settings) !== undefined;
  const { inserts, media: known } = found;
  const content = correctCards(found, record);
  const errors = isPost
    ? []
    : Object.entries({
        ...checkTemplateTexts(content, inserts),
        ...checkCarousel(content, target.ad.adlane_type, { inserts, media: known }),
      });
  if (errors.length > 0) {
    throw invalid(Object.fromEntries(errors.map(([field, texts]) => [`template_content.${field}`, texts])));
  }
  const leadForm = chooseLeadForm(found.leadForm, settings, target);
  if (target.ad.adlane_type === 'leadform' && !leadForm) {
    throw invalid({ lead_forms: [messages.optionRequired] });
  }
  const ready = { ...found, account, page, leadForm };
  const media = isPost ? [] : await replaceMedia(ctx, found, record);
  const template = { ...found.template, ...correctTemplate(found, media, record) };
  return { launched: fillInserts(ready), inputs: fillInserts({ ...ready, template, media }) };
}

/** The form that the launch created, where the row has moved to another page since. */
function chooseLeadForm(
  leadForm: LaunchLeadForm | undefined,
  { leadFormId, pageId }: LaunchSettings,
  { launched }: RejectedAd,
): LaunchLeadForm | undefined {
  if (!leadForm || leadForm.external_id !== null || !launched?.form) return leadForm;
  const isSame = launched.settings.leadFormId === leadFormId && launched.settings.pageId === pageId;
  return isSame ? { ...leadForm, external_id: launched.form } : leadForm;
}

/** The corrected content; a carousel stays one, and a record without cards changes none. */
function correctCards({ template }: LaunchInputs, { template_content }: AdResubmit) {
  const { carousel } = template.templateContent;
  const corrected = carousel && {
    ...carousel,
    cards: template_content.carousel?.cards ?? carousel.cards,
  };
  return { ...template_content, carousel: corrected };
}

/** The corrected texts; what an ad set decides, and which placement shows which medium, stay as they were. */
function correctTemplate(found: LaunchInputs, media: readonly LaunchMedia[], record: AdResubmit) {
  const { campaignStructure, placementMedia = {} } = found.template.templateContent;
  const replaced = new Map(found.media.map(({ id }, index) => [id, media[index]?.id ?? id]));
  const placed = Object.entries(placementMedia).map(([group, id]) => [
    group,
    typeof id === 'number' ? (replaced.get(id) ?? id) : id,
  ]);
  const templateContent = {
    ...correctCards(found, record),
    campaignStructure,
    placementMedia: Object.fromEntries(placed) as typeof placementMedia,
  };
  return {
    templateContent: replaceCardMedia(templateContent, (id) => replaced.get(id) ?? id),
    templateTargeting: record.template_targeting,
  };
}

/** Returns the media of the launch, each replaced by the one that the record names at its place. @throws Problem 422 */
async function replaceMedia(
  { tx, caller }: Pick<UseCaseContext, 'tx' | 'caller'>,
  { media: own }: LaunchInputs,
  { template_media: { urls } }: AdResubmit,
): Promise<LaunchMedia[]> {
  if (own.length === 0) throw invalid({ template_media: [messages.fieldRequired] });
  const known = await tx
    .select({ ...launchMediaColumns, url: media.url })
    .from(media)
    .where(
      and(
        eq(media.agency_id, caller.agency_id),
        isAmong(
          media.id,
          own.map(({ id }) => id),
        ),
      ),
    );
  const chosen = await tx
    .select({ ...launchMediaColumns, url: media.url })
    .from(media)
    .where(and(eq(media.agency_id, caller.agency_id), inArray(media.url, [...urls]), visibleMedia(caller)));
  return own.map((item, index) => {
    const url = urls[index];
    if (url === undefined || known.find(({ id }) => id === item.id)?.url === url) return item;
    const found = chosen.find((row) => row.url === url);
    const wrong = found ? checkMedium(item, found) : goneMessage;
    if (!found || wrong !== undefined)
      throw invalid({ [`template_media.urls.${index}`]: [wrong ?? goneMessage] });
    return found;
  });
}

/** A video ad stays one: its creative, cover and placements are those of a video. */
function checkMedium({ kind }: LaunchMedia, chosen: LaunchMedia): string | undefined {
  if (chosen.isLink) return refusalMessages.youtubeOnFacebook;
  if (chosen.kind === kind) return undefined;
  return kind === 'video'
    ? 'Choose a video: it replaces a video.'
    : 'Choose a picture: it replaces a picture.';
}
