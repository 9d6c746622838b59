/** Campaign objectives of Facebook (ads §9). */
export const objectives = ['OUTCOME_LEADS', 'OUTCOME_TRAFFIC', 'OUTCOME_ENGAGEMENT'] as const;
export type CampaignObjective = (typeof objectives)[number];
export const objectiveLabels: Readonly<Record<CampaignObjective, string>> = {
  OUTCOME_LEADS: 'Leads',
  OUTCOME_TRAFFIC: 'Traffic',
  OUTCOME_ENGAGEMENT: 'Engagement',
};

/** What an ad leads to (ads §9). */
export const adLaunchTypes = ['leadform', 'messenger', 'landing_page'] as const;
export type AdLaunchType = (typeof adLaunchTypes)[number];
export const adLaunchTypeLabels: Readonly<Record<AdLaunchType, string>> = {
  leadform: 'Leads',
  messenger: 'Messenger',
  landing_page: 'Traffic',
};
/** The objective that fits each kind of ad. */
export const objectiveOfAdLaunchType: Readonly<Record<AdLaunchType, CampaignObjective>> = {
  leadform: 'OUTCOME_LEADS',
  messenger: 'OUTCOME_ENGAGEMENT',
  landing_page: 'OUTCOME_TRAFFIC',
};

/** What a lead ad is optimized for (ads §9). */
export const leadOptimizationGoals = [
  { value: 'LEAD_GENERATION', label: 'Maximize number of leads' },
  { value: 'QUALITY_LEAD', label: 'Maximize conversion leads' },
] as const;
/** What a traffic ad is optimized for (ads §9). */
export const trafficOptimizationGoals = [
  { value: 'IMPRESSIONS', label: 'Impressions' },
  { value: 'LINK_CLICKS', label: 'Link Clicks' },
] as const;
/** What a messenger ad is optimized for. */
export const messengerOptimizationGoals = [{ value: 'CONVERSATIONS', label: 'Conversations' }] as const;
export const optimizationGoals = [
  'LEAD_GENERATION',
  'QUALITY_LEAD',
  'IMPRESSIONS',
  'LINK_CLICKS',
  'CONVERSATIONS',
] as const;

/** What Facebook charges for. */
export const billingEvents = ['IMPRESSIONS', 'LINK_CLICKS'] as const;
export const defaultBillingEvent = 'IMPRESSIONS';

/** Budgets of Facebook (ads §9). */
export const budgetTypes = ['daily', 'lifetime'] as const;
/** Budgets of Google (ads §9). Google itself knows daily ones only: a monthly one is spread over its days. */
export const googleBudgetTypes = ['Daily', 'Monthly'] as const;
export const defaultCurrency = 'USD';

/** Bid strategies of Facebook (ads §9); the first one is the default. */
export const bidStrategies = [
  { value: 'LOWEST_COST_WITHOUT_CAP', label: 'Lowest cost without cap' },
  { value: 'LOWEST_COST_WITH_BID_CAP', label: 'Lowest cost with bid cap' },
] as const;
export const bidStrategyValues = ['LOWEST_COST_WITHOUT_CAP', 'LOWEST_COST_WITH_BID_CAP'] as const;

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
/** What a user may set on a campaign, ad set or ad. */
export const deliveryStatuses = ['ACTIVE', 'PAUSED'] as const;

/** States of a launch: it moves left to right; `failed` may be resumed, `rolled_back` is final. */
export const launchStatuses = ['queued', 'running', 'launched', 'failed', 'rolled_back'] as const;
export const launchStepStatuses = ['pending', 'sent', 'done', 'failed', 'rolled_back'] as const;

/** Codes of a launch that failed for a reason that the user can mend (ads §8). */
export const launchErrorCodes = [
  'TECHNICAL_LEAD_ERROR',
  'TECHNICAL_TOS_ERROR',
  'AD_ACCOUNT_DISCONNECTED',
  'TECHNICAL_PERMISSION_ERROR',
] as const;
