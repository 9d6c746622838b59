/** Campaign objectives of Facebook (ads §9). */
export const objectives = [
  'OUTCOME_LEADS',
  'OUTCOME_TRAFFIC',
  'OUTCOME_ENGAGEMENT',
  'OUTCOME_SALES',
] as const;
/** Objective of a Facebook campaign (ads §9). */
export type CampaignObjective = (typeof objectives)[number];
/** Names of campaign objectives on screens. */
export const objectiveLabels: Readonly<Record<CampaignObjective, string>> = {
  OUTCOME_LEADS: 'Leads',
  OUTCOME_TRAFFIC: 'Traffic',
  OUTCOME_ENGAGEMENT: 'Engagement',
  OUTCOME_SALES: 'Sales',
};

/** Facebook ad types (ads §9). */
export const adLaunchTypes = ['leadform', 'messenger', 'landing_page'] as const;
/** Kind of Facebook ad that can be launched. */
export type AdLaunchType = (typeof adLaunchTypes)[number];
/** Names of the kinds of ads on screens. */
export const adLaunchTypeLabels: Readonly<Record<AdLaunchType, string>> = {
  leadform: 'Leads',
  messenger: 'Messenger',
  landing_page: 'Traffic',
};
/** Optimization goals of Facebook (ads §9). */
export const optimizationGoals = [
  'LEAD_GENERATION',
  'QUALITY_LEAD',
  'IMPRESSIONS',
  'LINK_CLICKS',
  'OFFSITE_CONVERSIONS',
  'VALUE',
  'CONVERSATIONS',
] as const;
/** Optimization goal of a Facebook ad set (ads §9). */
export type OptimizationGoal = (typeof optimizationGoals)[number];

type LaunchObjective = {
  readonly objective: CampaignObjective;
  /** The first goal is the default. */
  readonly goals: readonly [LaunchGoal, ...LaunchGoal[]];
};
type LaunchGoal = {
  readonly label: string;
  /** Objective of this goal, if different from the ad type's. */
  readonly objective?: CampaignObjective;
} & (
  | { readonly value: OptimizationGoal; readonly goal?: undefined }
  /** A goal that Facebook calls like another choice. */
  | { readonly value: 'SALES_CONVERSIONS'; readonly goal: OptimizationGoal }
);

/** Campaign objective and optimization goals of each Facebook ad type (ads §9). */
export const launchObjectives: Readonly<Record<AdLaunchType, LaunchObjective>> = {
  leadform: {
    objective: 'OUTCOME_LEADS',
    goals: [
      { value: 'LEAD_GENERATION', label: 'Maximize number of leads' },
      { value: 'QUALITY_LEAD', label: 'Maximize conversion leads' },
    ],
  },
  messenger: {
    objective: 'OUTCOME_ENGAGEMENT',
    goals: [{ value: 'CONVERSATIONS', label: 'Conversations' }],
  },
  landing_page: {
    objective: 'OUTCOME_TRAFFIC',
    goals: [
      { value: 'IMPRESSIONS', label: 'Impressions' },
      { value: 'LINK_CLICKS', label: 'Link Clicks' },
      { value: 'OFFSITE_CONVERSIONS', label: 'Conversions', objective: 'OUTCOME_LEADS' },
      {
        value: 'SALES_CONVERSIONS',
        label: 'Sales conversions',
        goal: 'OFFSITE_CONVERSIONS',
        objective: 'OUTCOME_SALES',
      },
      { value: 'VALUE', label: 'Conversion value', objective: 'OUTCOME_SALES' },
    ],
  },
};

/** What Facebook calls a goal: the campaign's objective and the ad set's optimization goal. */
export type GoalField = {
  readonly objective: CampaignObjective;
  readonly optimization_goal: OptimizationGoal;
};

/** Lists the goals of an ad type as Facebook names them, each with the value of its choice. */
export function listGoals(type: AdLaunchType): (GoalField & { readonly value: string })[] {
  const { objective, goals } = launchObjectives[type];
  return goals.map((each) => ({
    value: each.value,
    objective: each.objective ?? objective,
    optimization_goal: each.goal === undefined ? each.value : each.goal,
  }));
}

/** Returns what Facebook calls a goal of an ad type; the default one for a value that the type does not have. */
export function findGoal(type: AdLaunchType, value?: string): GoalField {
  const [first, ...more] = listGoals(type);
  const found = more.find((goal) => goal.value === value) ?? first;
  if (!found) throw new Error(`The ad type ${type} has no goals.`);
  return { objective: found.objective, optimization_goal: found.optimization_goal };
}

/** Billing events of Facebook. */
export const billingEvents = ['IMPRESSIONS', 'LINK_CLICKS'] as const;
/** Billing event of a new ad set (ads §9). */
export const defaultBillingEvent = 'IMPRESSIONS';

/** Budget types of Facebook (ads §9). */
export const budgetTypes = ['daily', 'lifetime'] as const;
/**
 * Budget types of Google (ads §9). Google supports daily budgets only: a monthly one is divided by its days.
 */
export const googleBudgetTypes = ['Daily', 'Monthly'] as const;
/** Currency without an ad account (ads §3). */
export const defaultCurrency = 'USD';

/** Display states of launched ads (ads §4). */
export const adStates = [
  'scheduled',
  'active',
  'in review',
  'video review',
  'paused',
  'attention needed',
  'learning',
] as const;
/** Filter statuses of Launched Ads (ads §4). */
export const adFilterStatuses = ['IN REVIEW', 'SERVING', 'PAUSED'] as const;
/** Delivery statuses that a user can set on a campaign, ad set or ad. */
export const deliveryStatuses = ['ACTIVE', 'PAUSED'] as const;

/** Days of a month on average, as both platforms count a monthly spend. */
export const daysPerMonth = 30.4;

/** Launch states, in order; `failed` can be resumed, `rolled_back` is final. */
export const launchStatuses = ['queued', 'running', 'launched', 'failed', 'rolled_back'] as const;
/** Statuses of a launch step. */
export const launchStepStatuses = ['pending', 'sent', 'done', 'failed', 'rolled_back'] as const;

/** Error codes of launches that the user can fix (ads §8). */
export const launchErrorCodes = [
  'TECHNICAL_LEAD_ERROR',
  'TECHNICAL_TOS_ERROR',
  'AD_ACCOUNT_DISCONNECTED',
  'TECHNICAL_PERMISSION_ERROR',
] as const;
/** Machine-readable code of a launch error (ads §8). */
export type LaunchErrorCode = (typeof launchErrorCodes)[number];
