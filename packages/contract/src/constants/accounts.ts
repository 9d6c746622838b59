/** Onboarding steps of a new agency (ads §4), in order. */
export const onboardingSteps = ['STEP_ONE', 'STEP_TWO', 'STEP_THREE', 'FINISHED'] as const;
/** A step of onboarding (ads §4). */
export type OnboardingStep = (typeof onboardingSteps)[number];

/** Status of an account or a source on the wire; the platforms mix both cases (ads §4). */
export const accountStatuses = ['active', 'ENABLED', 'ACTIVE', 'PAUSED', 'inactive', 'canceled'] as const;

/** Status of a user; `archived` is what archiving a subscriber sets. */
export const userStatuses = ['active', 'inactive', 'canceled', 'archived'] as const;

/** Asset status of a connected source (ads §4). */
export const assetStatuses = ['Active', 'Processing', 'NoAsset'] as const;

/** Kinds of environment (ads §4). */
export const environments = ['dev', 'qa', 'prod'] as const;

/** Prefix of names that the product generates (ads §9). */
export const namingPrefix = 'ADL';

/** Labels of the client permissions (ads §3). */
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
/** Share of sessions that are monitored; user input is masked (ads §9). */
export const sessionSampleRate = 1;
