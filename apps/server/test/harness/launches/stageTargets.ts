import { ad_accounts, ads, launches, lead_forms, media, pages, templates } from '@adlane/api-server/schema';
import type { Launch, ResubmitDraft } from '@adlane/contract/ads/launches';
import { createDefaultTemplateTargeting } from '@adlane/contract/ads/templates';
import { googleAdsDemo } from '@adlane/mocks/platforms';
import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { findDemoAgencyId } from '../../fixtures/rows/demoRows';
import { type Connection, deleteRows, findRow, updateRows } from '../../fixtures/rows/rows';
import type { DoublesState } from '../processes/spawnDoubles';
import {
  listFacebookLeftovers,
  listFacebookObjects,
  listGoogleLeftovers,
  listGoogleObjects,
} from './listObjects';
import type { LaunchStage } from './openLaunchStage';
import { correctTexts, type DraftRecord, threeVersions } from './resubmit/createResubmitTest';
import { type StageTarget, waitForEnd } from './stageMatrix';

const dayMs = 24 * 60 * 60 * 1000;

/** Returns what a launch of the demo agency on Facebook needs besides its texts. */
export async function buildFacebookTerms(pool: Connection) {
  const isDefault = { agency_id: await findDemoAgencyId(pool), is_default: true };
  return {
    FbAdSetting: {
      ad_launch_type: 'leadform',
      field: { objective: 'OUTCOME_LEADS', optimization_goal: 'LEAD_GENERATION' },
    },
    adAccountId: (await findRow(pool, ad_accounts, { where: isDefault })).id,
    pageId: (await findRow(pool, pages, { where: isDefault })).id,
    campaignName: 'Spring smiles',
    budgetType: 'daily',
    budget: 2500,
    countries: ['US'],
  };
}

/** Returns the body of a launch of the demo agency's first lead-form template on Facebook. */
export async function buildFacebookOrder(pool: Connection) {
  const agency_id = await findDemoAgencyId(pool);
  const where = { agency_id, templateAdType: 'leadform', status: 'active' } as const;
  const { id: template_id } = await findRow(pool, templates, { where, orderBy: [templates.id] });
  return { ...(await buildFacebookTerms(pool)), template_id };
}

/** Returns the body of a launch of the demo agency on Google. */
export async function buildGoogleOrder(pool: Connection, campaignType: string) {
  const [{ id: external_id }] = googleAdsDemo.customers;
  const hasGoogle = isNotNull(templates.google);
  return {
    template_id: (await findRow(pool, templates, { where: hasGoogle })).id,
    adAccountId: (await findRow(pool, ad_accounts, { where: { external_id } })).id,
    campaignType,
    adBudget: 2500,
    businessName: 'Brightside Dental',
    campaignName: 'Spring smiles',
    finalUrl: 'https://brightside.example/exam',
    phoneNumber: '+1 212 555 0100',
    conversionGoalsList: [{ id: 'SUBMIT_LEAD_FORM~WEBSITE', name: 'Submit lead form' }],
    selectedConversionGoals: [{ id: 'SUBMIT_LEAD_FORM~WEBSITE', name: 'Submit lead form' }],
    startDate: new Date(Date.now() + 7 * dayMs).toISOString().slice(0, 10),
    googleCampaignObjectives: ['LEADS'],
    targetLocationBySearch: [{ id: '1023191', name: 'New York' }],
  };
}

const readState = async ({ doubles }: LaunchStage) => (await doubles.request({ do: 'read' })).state;

/** Launches a lead-form ad on Facebook. */
export async function createFacebookStageTarget(stage: LaunchStage): Promise<StageTarget> {
  const list = ({ facebook }: DoublesState) => listFacebookObjects(facebook);
  return {
    platform: 'facebook',
    order: { path: 'adlane/facebook', body: await buildFacebookOrder(stage.client) },
    before: await readState(stage),
    listObjects: list,
    listLeftovers: (state) => list(state).filter((object) => !/^(?:LeadForm|Label)/.test(object)),
    async reset() {
      await updateRows(stage.client, lead_forms, { external_id: null }, isNotNull(lead_forms.external_id));
    },
  };
}

/** Launches a campaign on Google. */
export async function createGoogleStageTarget(
  stage: LaunchStage,
  campaignType: 'SEARCH' | 'PERFORMANCE_MAX',
): Promise<StageTarget> {
  const before = await readState(stage);
  const list = ({ google }: DoublesState) => listGoogleObjects(google.resources);
  return {
    platform: 'google',
    order: { path: 'adlane/google', body: await buildGoogleOrder(stage.client, campaignType) },
    before,
    listObjects: list,
    // What belongs to a removed campaign is removed with it.
    listLeftovers: (state) =>
      list(state).filter((object) => /^(?:campaigns|campaignBudgets|labels)\b/.test(object)),
    reset: async () => undefined,
  };
}

type Rejection = {
  readonly order: StageTarget['order'];
  /** Lets the platform reject what was launched. */
  readonly reject: (state: DoublesState) => void;
  readonly change: (record: DraftRecord) => Partial<DraftRecord>;
};

/** Launches an ad, lets the platform reject it, and prepares its correction. */
async function prepareRejection(stage: LaunchStage, { order, reject, change }: Rejection) {
  const { client: pool, doubles } = stage;
  const { ad_id, message } = await waitForEnd(stage, (await stage.request<Launch>(order)).id);
  if (ad_id === null) throw new Error(`The launch failed: ${message}`);
  const before = await readState(stage);
  reject(before);
  await doubles.request({ do: 'restore', state: before });
  const where = { id: ad_id };
  // Due for a refresh: the correction reads from the platform which ads were rejected.
  const refresh_due_at = new Date(Date.now() - dayMs);
  await updateRows(pool, ads, { status: 'attention needed', refresh_due_at }, where);
  const rejected = await findRow(pool, ads, { where });
  const path = `adlane/${ad_id}/resubmit`;
  const { record } = await stage.request<ResubmitDraft>({ path });
  return {
    order: { path, body: { ...record, ...change(record) } },
    before,
    async reset(): Promise<void> {
      const { agency_id, launch_id } = rejected;
      await deleteRows(
        pool,
        launches,
        and(eq(launches.agency_id, agency_id), gt(launches.id, launch_id ?? 0)),
      );
      await updateRows(pool, ads, rejected, where);
    },
  };
}

/** Corrects a rejected ad with three versions on Facebook: three ads, or one Dynamic ad. */
export async function createFacebookResubmitStageTarget(
  stage: LaunchStage,
  campaignStructure: 'single' | 'dynamic',
): Promise<StageTarget> {
  const { client: pool } = stage;
  const where = { agency_id: await findDemoAgencyId(pool) };
  const picture = await findRow(pool, media, { where: { ...where, kind: 'image' }, orderBy: [media.id] });
  const form = await findRow(pool, lead_forms, { where, orderBy: [lead_forms.id] });
  const body = {
    ...(await buildFacebookTerms(pool)),
    leadFormId: form.id,
    templateContent:
      campaignStructure === 'dynamic' ? { ...threeVersions, campaignStructure } : threeVersions,
    templateTargeting: createDefaultTemplateTargeting(),
    templateMediaIds: [picture.id],
  };
  const correction = await prepareRejection(stage, {
    order: { path: 'adlane/instant/facebook', body },
    reject: ({ facebook }) => {
      facebook.reviewMs = 0;
      for (const object of facebook.objects) object.isRejected = object.kind === 'Ad';
    },
    change: correctTexts,
  });
  return {
    platform: 'facebook',
    ...correction,
    listObjects: ({ facebook }) => listFacebookObjects(facebook),
    listLeftovers: ({ facebook }) => listFacebookLeftovers(correction.before.facebook, facebook),
  };
}

/** Corrects what Google has disapproved of a campaign. */
export async function createGoogleResubmitStageTarget(
  stage: LaunchStage,
  campaignType: 'SEARCH' | 'PERFORMANCE_MAX',
): Promise<StageTarget> {
  const shown = campaignType === 'SEARCH' ? 'adGroupAds' : 'assetGroupAssets';
  const correction = await prepareRejection(stage, {
    order: { path: 'adlane/google', body: await buildGoogleOrder(stage.client, campaignType) },
    reject: ({ google }) => {
      google.reviewMs = 0;
      const disapproved = google.resources.filter(({ collection }) => collection === shown).slice(0, 1);
      for (const { values } of disapproved) values.policyTopics = ['UNRELIABLE_CLAIMS'];
    },
    change: ({ template_content: content }) => ({
      template_content: {
        ...content,
        headlines: content.headlines.map((version, index) => ({ ...version, value: `Calm visit ${index}` })),
      },
    }),
  });
  return {
    platform: 'google',
    ...correction,
    listObjects: ({ google }) => listGoogleObjects(google.resources),
    listLeftovers: ({ google }) => listGoogleLeftovers(correction.before.google.resources, google.resources),
  };
}
