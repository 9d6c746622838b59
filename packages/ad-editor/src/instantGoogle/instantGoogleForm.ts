import { createDefaultGoogleTemplate, createDefaultTemplate } from '@adlane/contract/ads/templates';
import { checkDraft, type DraftContext } from '../draft/draftChecks';
import { googlePaths } from '../draft/googlePaths';
import { type TemplateDraft, toDraft } from '../draft/templateDraft';
import { checkGoogleDraft, checkGoogleSettings } from '../google/checkGoogleDraft';
import { checkGoogleDelivery, checkGoogleLaunchTexts, googleLaunchTexts } from '../google/checkGoogleLaunch';
import type { GoogleAdSource } from '../google/GoogleLaunchDrawer/googleLaunchBody';

/** Steps that the user fills in, in order: goals and amounts are those of the account. */
export const instantGoogleSteps = ['ad', 'account', 'audience', 'confirm'] as const;
export type InstantGoogleStep = (typeof instantGoogleSteps)[number];

/** Creates an empty ad, or one with initial values. */
export function startGoogleDraft(begin?: Partial<TemplateDraft>): TemplateDraft {
  return toDraft({
    ...createDefaultTemplate(),
    name: '',
    platforms: ['google'],
    templates: { google: createDefaultGoogleTemplate() },
    ...begin,
  });
}

/** The ad that is launched. */
export function toAdSource({ niche, templates: { google } }: TemplateDraft): GoogleAdSource {
  return { templateId: null, niche, google };
}

/** Returns the step with a field of the ad. */
export function findInstantGoogleStep(field: string): InstantGoogleStep {
  const isText = googleLaunchTexts.some((name) => field === `${googlePaths.launch}.${name}`);
  const isContent = field.startsWith(googlePaths.content);
  return isText || isContent || field.endsWith('.phoneNumber') ? 'ad' : 'audience';
}

const checks = [checkGoogleLaunchTexts, checkGoogleDelivery, checkGoogleDraft, checkGoogleSettings];

/** Returns the errors of a step by path; the server checks account and confirmation. */
export function checkInstantGoogleStep(
  draft: TemplateDraft,
  step: InstantGoogleStep,
  context: DraftContext,
): Record<string, string> {
  const found = Object.entries(checkDraft(checks, draft, context));
  return Object.fromEntries(found.filter(([field]) => findInstantGoogleStep(field) === step));
}
