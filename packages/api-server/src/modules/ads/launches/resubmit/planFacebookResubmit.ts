import type { AdResubmit } from '@adlane/contract/ads/launches';
import { checkTemplateTexts, messages } from '@adlane/contract/rules';
import { and, eq, inArray } from 'drizzle-orm';
import { media } from '../../../../db/schema/ads/media';
import { pages } from '../../../../db/schema/ads/sources';
import type { CallContext } from '../../../../http/CallContext';
import type { UserCaller } from '../../../../http/callers';
import { invalid } from '../../../../http/problem';
import type { UseCaseContext } from '../../../../http/UseCaseContext';
import { visibleMedia } from '../../../account/access/visibility';
import { mapCreative } from '../facebook/content/facebookCreative';
import { mapLeadForm } from '../facebook/content/facebookLeadForm';
import { adStateFields } from '../facebook/planFacebookLaunch';
import { planUploads, planVideoReviews } from '../facebook/planUploads';
import { fillInserts } from '../inputs/fillInserts';
import { launchMediaColumns, readLaunchInputs } from '../inputs/launchInputs';
import type { LaunchMedia, LaunchSettings, ReadyLaunchInputs } from '../inputs/launchSettings';
import { planVariants } from '../inputs/planVariants';
import { sortMedia } from '../inputs/sortMedia';
import type { PlannedStep } from '../saga/PlatformAdapter';
import { placeholder } from '../saga/placeholders';
import type { ResubmitPlan, ResubmitRequest } from './ResubmitPlan';
import type { RejectedAd } from './rejectedAd';

type Request = ResubmitRequest & { readonly template_id: number };

/**
 * Plans a corrected ad in the ad set of the rejected one, which is deleted once the new one exists.
 * @throws Problem 422 with the field of the record that is wrong
 */
export async function planFacebookResubmit(
  call: CallContext<UserCaller>,
  target: RejectedAd,
  request: Request,
): Promise<ResubmitPlan> {
  if (target.adSetId === '') throw invalid({ template_content: ['The ad set of this ad no longer exists.'] });
  return call.inTenant(async (ctx) => {
    const page = await findPage(ctx, target, request.record.page_id);
    const settings = buildSettings(target, request, page);
    const inputs = await readInputs(ctx, settings, request.record);
    const { label } = request;
    return { steps: planSteps(target, inputs, label), settings, pageId: page };
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

async function readInputs(
  ctx: UseCaseContext,
  settings: LaunchSettings,
  { template_content: templateContent, template_targeting: templateTargeting, template_media }: AdResubmit,
): Promise<ReadyLaunchInputs> {
  const found = await readLaunchInputs(ctx, settings);
  const { account, page } = found;
  if (!account || !page) throw invalid({ page_id: [messages.optionRequired] });
  const errors = Object.entries(checkTemplateTexts(templateContent, found.inserts));
  if (errors.length > 0) {
    throw invalid(Object.fromEntries(errors.map(([field, texts]) => [`template_content.${field}`, texts])));
  }
  const chosen = await readMedia(ctx, template_media.urls);
  const files = chosen.length > 0 ? chosen : found.media;
  if (files.length === 0) throw invalid({ template_media: [messages.fieldRequired] });
  const template = { ...found.template, templateContent, templateTargeting };
  return fillInserts({ ...found, account, page, template, media: files });
}

/** Lists media of the library by their URLs, in the order of the record. */
async function readMedia(
  { tx, caller }: Pick<UseCaseContext, 'tx' | 'caller'>,
  urls: readonly string[],
): Promise<LaunchMedia[]> {
  if (urls.length === 0) return [];
  const rows = await tx
    .select({ ...launchMediaColumns, url: media.url })
    .from(media)
    .where(and(eq(media.agency_id, caller.agency_id), inArray(media.url, [...urls]), visibleMedia(caller)));
  return [...new Set(urls)].flatMap((url) => rows.find((row) => row.url === url) ?? []);
}

function planSteps(
  { ad, adSetId, rejectedIds }: RejectedAd,
  inputs: ReadyLaunchInputs,
  label: string,
): PlannedStep[] {
  const [variant] = planVariants(inputs.template, inputs.media);
  if (!variant) throw invalid({ template_media: [messages.fieldRequired] });
  const account = inputs.account.external_id;
  const labelled = { adlabels: [{ id: placeholder('label') }] };
  const name = `${ad.name} | Corrected`;
  const post = (key: string, title: string, path: string, request: Record<string, unknown>): PlannedStep => ({
    key,
    title,
    method: 'POST',
    path,
    request,
  });
  const read = (key: string, title: string, path: string, fields: string): PlannedStep => ({
    key,
    title,
    method: 'GET',
    path,
    request: { fields },
  });
  const { leadForm } = inputs;
  const needsForm = ad.adlane_type === 'leadform' && leadForm !== undefined && leadForm.external_id === null;
  const files = [variant.media, ...sortMedia(inputs.template, inputs.media).placed.map((each) => each.media)];
  return [
    ...planUploads(inputs, files, label),
    ...(needsForm
      ? [
          post(
            'leadForm',
            `Create the lead form ${leadForm.name}`,
            `${inputs.page.external_id}/leadgen_forms`,
            mapLeadForm(leadForm, label),
          ),
        ]
      : []),
    ...planVideoReviews(files),
    post('label', 'Create the label of this correction', `${account}/adlabels`, { name: label }),
    post('creative:1', 'Create the corrected creative', `${account}/adcreatives`, {
      ...mapCreative(inputs, variant, name),
      ...labelled,
    }),
    post('ad:1', 'Create the corrected ad', `${account}/ads`, {
      name,
      adset_id: adSetId,
      creative: { creative_id: placeholder('creative:1') },
      status: 'PAUSED',
      ...labelled,
    }),
    read('campaign', 'Find the campaign', ad.campaignId, 'id,name'),
    read('read:campaign', 'Read back the campaign', ad.campaignId, 'id,status'),
    post('activate:ad:1', 'Switch on the corrected ad', placeholder('ad:1'), { status: 'ACTIVE' }),
    ...rejectedIds.map((id, index) =>
      post(`activate:old:${index + 1}`, 'Delete the rejected ad', id, { status: 'DELETED' }),
    ),
    read('state', 'Read back the state of the ad', placeholder('ad:1'), adStateFields),
  ];
}
