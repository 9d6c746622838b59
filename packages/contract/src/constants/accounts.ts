/** Where a new agency stands on its way in (ads §4), in order. */
export const onboardingSteps = ['STEP_ONE', 'STEP_TWO', 'STEP_THREE', 'FINISHED'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

/** Status of an account or a source on the wire; the platforms mix both cases (ads §4). */
export const accountStatuses = ['active', 'ENABLED', 'ACTIVE', 'PAUSED', 'inactive', 'canceled'] as const;

/** Status of a user; `archived` is what archiving a subscriber sets. */
export const userStatuses = ['active', 'inactive', 'canceled', 'archived'] as const;

/** State of what a connected source holds (ads §4). */
export const assetStatuses = ['Active', 'Processing', 'NoAsset'] as const;

/** Kinds of environment (ads §4). */
export const environments = ['dev', 'qa', 'prod'] as const;

/** Put before names that the product makes up (ads §9). */
export const namingPrefix = 'ADL';

/** Meaning of each client permission (ads §3), as screens label it. */
export const permissionLabels = {
  is_global: 'Same for all clients',
  adlane_all: 'Client access',
  ads_launch: 'Launch own ads',
  template_management: 'Create own templates',
  manage_agency_ads: 'Manage agency-launched campaigns',
  ad_template_metrics: 'Show template metrics',
} as const;

/** Environments in which errors and sessions are monitored (ads §9). */
export const monitoredEnvironments = ['stage', 'prod'] as const;
/** Share of sessions that is monitored; what users type is masked (ads §9). */
export const sessionSampleRate = 1;
