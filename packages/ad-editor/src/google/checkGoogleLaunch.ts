import type { GoogleTemplate } from '@adlane/contract/ads/templates';
import { checkGooglePlaces, checkRequired, messages } from '@adlane/contract/rules';
import type { DraftCheck } from '../draft/draftChecks';
import { googlePaths } from '../draft/googlePaths';

type LaunchData = NonNullable<GoogleTemplate['launchAdTemplateData']>;

/** Texts that a launch requires, in the order in which the forms show them. */
export const googleLaunchTexts = ['businessName', 'campaignName', 'finalUrl'] as const;

const underLaunch = (findings: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(findings).map(([field, message]) => [`${googlePaths.launch}.${field}`, message]),
  );

/** The names and the address that a launch requires (ads §3, Google launch data). */
export const checkGoogleLaunchTexts: DraftCheck = ({ templates: { google } }) => {
  const launch: LaunchData = google?.launchAdTemplateData ?? {};
  return underLaunch(
    Object.fromEntries(googleLaunchTexts.map((field) => [field, checkRequired(launch[field] ?? '')])),
  );
};

/** The budget, the objective and the places that a launch requires, for which a template may leave room. */
export const checkGoogleDelivery: DraftCheck = ({ templates: { google } }) => {
  const launch: LaunchData = google?.launchAdTemplateData ?? {};
  return underLaunch({
    adBudget: launch.adBudget ? undefined : messages.fieldRequired,
    googleCampaignObjectives: launch.googleCampaignObjectives?.length ? undefined : messages.optionRequired,
    // Places beside the whole world are found by the rules of the settings.
    targetLocationBySearch: launch.isEverywhere ? undefined : checkGooglePlaces(launch),
  });
};
