import type { Contract, ParsedInput } from '@adlane/contract';
import type { PagePost } from '@adlane/contract/ads/facebookAssets';
import type { LeadFormForm } from '@adlane/contract/ads/leadForms';
import type { FbAdSetting, Template } from '@adlane/contract/ads/templates';
import type { InsertMap } from '@adlane/contract/rules';
import type { TargetAdSet, TargetCampaign } from '../../../../connectors/facebook/launchTargets';
import type { ClientLimit } from '../../ads/budgetLimit/ClientLimit';

/** The request of a launch: a `FacebookLaunch` with its defaults filled in. */
export type LaunchSettings = ParsedInput<Contract['launches']['facebook']>['body'];

/** A launch without the id of its template. */
export type LaunchTerms = Omit<LaunchSettings, 'template_id'>;
/** The request of an instant launch: the terms and the contents of a template. */
export type InstantLaunchSettings = ParsedInput<Contract['launches']['instantFacebook']>['body'];

/** The ad account that a launch goes to, with its source. */
export type LaunchAccount = {
  readonly id: number;
  readonly source_id: number;
  /** `act_…`. */
  readonly external_id: string;
  readonly currency: string;
  readonly status: 'Active' | 'Processing' | 'NoAsset' | 'Disconnected';
  readonly sourceStatus: 'active' | 'inactive' | 'processing' | 'canceled';
  /** Smallest daily budget in the currency's smallest unit; null where the platform names none. */
  readonly minDailyBudget: number | null;
  /** Who benefits from the account's ads in the EU and who pays for them, by default; empty: not set there. */
  readonly dsaBeneficiary: string;
  readonly dsaPayor: string;
};
/** What exists on Facebook already and the launch adds to; without a campaign, it creates one. */
export type LaunchTarget = {
  readonly campaign: TargetCampaign | undefined;
  readonly adSet: TargetAdSet | undefined;
};
export type LaunchPage = {
  readonly id: number;
  readonly source_id: number;
  readonly external_id: string;
};
/** A lead form with the fields of ads §3; missing fields have their defaults. */
export type LaunchLeadForm = {
  readonly id: number;
  readonly name: string;
  /** Id on the platform where it exists on this page already. */
  readonly external_id: string | null;
  readonly content: Partial<LeadFormForm>;
  readonly leadFormType: 'more_volume' | 'high_intent';
  readonly questions: readonly LaunchQuestion[];
};
export type LaunchQuestion = {
  readonly type: string;
  readonly key?: string | undefined;
  readonly label?: string | undefined;
  readonly options?: readonly (string | { readonly key: string; readonly value: string })[] | undefined;
};
/** An image or video of the template; `type` is its MIME type by content. */
export type LaunchMedia = {
  readonly id: number;
  readonly kind: 'image' | 'video';
  readonly name: string;
  readonly type: string;
  /** Bytes. */
  readonly bytes: number;
  /** Whether the video has its own thumbnail. */
  readonly hasThumbnail: boolean;
  /** Whether the video is on YouTube and has no file. */
  readonly isLink: boolean;
};

/** Everything that a launch is planned from, read from the tenant's rows. */
export type LaunchInputs = {
  readonly settings: LaunchTerms;
  readonly template: Pick<
    Template,
    'name' | 'adCreativeType' | 'templateContent' | 'templateTargeting' | 'platforms' | 'status'
  >;
  /** Kinds of ad that the template may be launched as. */
  readonly adTypes: readonly FbAdSetting[];
  readonly media: readonly LaunchMedia[];
  readonly account: LaunchAccount | undefined;
  readonly page: LaunchPage | undefined;
  readonly leadForm: LaunchLeadForm | undefined;
  /** Values of the smart inserts for the client of the launch. */
  readonly inserts: InsertMap;
  /** Daily budgets of the account's recent ads, in its currency's smallest unit. */
  readonly recentBudgets: readonly number[];
  /** The monthly limit of the client of the launch; absent without one. */
  readonly clientLimit?: ClientLimit | undefined;
  /** Campaign or ad set that the ads are added to; absent for a launch that creates both. */
  readonly target?: LaunchTarget;
  /** The post that the launch promotes, as Facebook shows it; absent without one, and where it shows none. */
  readonly post?: PagePost;
};
/** The same without blockers: account and page exist. */
export type ReadyLaunchInputs = LaunchInputs & { readonly account: LaunchAccount; readonly page: LaunchPage };
