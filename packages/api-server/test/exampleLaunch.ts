import { createDefaultLeadForm } from '@adlane/contract/ads/leadForms';
import {
  createDefaultTemplateContent,
  createDefaultTemplateTargeting,
  type TemplateContent,
  type TemplateTargeting,
} from '@adlane/contract/ads/templates';
import { createDefaultAdTypes } from '@adlane/contract/rules';
import type {
  LaunchMedia,
  LaunchSettings,
  ReadyLaunchInputs,
} from '../src/modules/ads/launches/inputs/launchSettings';

type Versions = TemplateContent['headlines'];

/** Returns versions with these texts, the first one the default. */
export function createVersions(title: string, texts: readonly string[]): Versions {
  return texts.map((value, index) => ({
    id: index + 1,
    title: `${title} ${index + 1}`,
    value,
    isDefault: index === 0,
  }));
}

export const picture: LaunchMedia = {
  id: 17,
  kind: 'image',
  name: 'smile.png',
  type: 'image/png',
  bytes: 4000,
  hasThumbnail: false,
  isLink: false,
};
export const video: LaunchMedia = {
  id: 19,
  kind: 'video',
  name: 'visit.mp4',
  type: 'video/mp4',
  bytes: 9_000_000,
  hasThumbnail: true,
  isLink: false,
};

type Changes = {
  readonly settings?: Partial<LaunchSettings>;
  readonly content?: Partial<TemplateContent>;
  readonly targeting?: Partial<TemplateTargeting>;
  readonly status?: ReadyLaunchInputs['template']['status'];
  readonly adCreativeType?: ReadyLaunchInputs['template']['adCreativeType'];
  readonly adTypes?: ReadyLaunchInputs['adTypes'];
  readonly media?: readonly LaunchMedia[];
  readonly leadForm?: Partial<NonNullable<ReadyLaunchInputs['leadForm']>>;
  readonly account?: Partial<ReadyLaunchInputs['account']>;
  readonly inserts?: readonly (readonly [string, string])[];
  readonly recentBudgets?: readonly number[];
  readonly target?: ReadyLaunchInputs['target'];
};

/** Returns a lead-form launch without blockers, with a test's changes. */
export function exampleLaunch(changes: Changes = {}): ReadyLaunchInputs {
  return {
    settings: {
      template_id: 1,
      client_user_id: null,
      campaignName: 'Spring',
      FbAdSetting: {
        ad_launch_type: 'leadform',
        field: { objective: 'OUTCOME_LEADS', optimization_goal: 'LEAD_GENERATION' },
      },
      adAccountId: 3,
      pageId: 4,
      leadFormId: null,
      budgetType: 'daily',
      budget: 2500,
      startTime: null,
      endTime: null,
      countries: ['US'],
      ...changes.settings,
    },
    template: {
      name: 'Whitening',
      adCreativeType: changes.adCreativeType ?? 'image',
      status: changes.status ?? 'active',
      platforms: ['facebook'],
      templateContent: {
        ...createDefaultTemplateContent(),
        adText: createVersions('Ad Text', ['One smile', 'Two smiles', 'Three smiles']),
        headlines: createVersions('Headline', ['First', 'Second', '']),
        subHeadlines: createVersions('Sub Headline', ['Below', '', '']),
        callToAction: 'SIGN_UP',
        landingPageUrl: 'https://example.com/offer',
        ...changes.content,
      },
      templateTargeting: { ...createDefaultTemplateTargeting(), ...changes.targeting },
    },
    adTypes: changes.adTypes ?? createDefaultAdTypes('leadform'),
    media: changes.media ?? [picture],
    account: {
      id: 3,
      source_id: 9,
      external_id: 'act_1001',
      currency: 'USD',
      status: 'Active',
      sourceStatus: 'active',
      minDailyBudget: 100,
      dsaBeneficiary: '',
      dsaPayor: '',
      ...changes.account,
    },
    inserts: new Map(changes.inserts),
    recentBudgets: changes.recentBudgets ?? [],
    ...(changes.target && { target: changes.target }),
    page: { id: 4, source_id: 9, external_id: '2001' },
    leadForm: {
      id: 5,
      name: 'Contact',
      external_id: null,
      leadFormType: 'more_volume',
      content: { ...createDefaultLeadForm(), privacyPolicyUrl: 'https://example.com/privacy' },
      questions: [{ type: 'FULL_NAME' }, { type: 'EMAIL' }],
      ...changes.leadForm,
    },
  };
}
