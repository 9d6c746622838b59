import type { Template } from '@adlane/contract/ads/templates';
import { checkGoogleBidding } from '@adlane/contract/rules';
import { checkDraft, type DraftContext } from '../../draft/draftChecks';
import { googlePaths } from '../../draft/googlePaths';
import type { TemplateDraft } from '../../draft/templateDraft';
import { checkGoogleSettings } from '../checkGoogleDraft';
import { checkGoogleDelivery, checkGoogleLaunchTexts } from '../checkGoogleLaunch';
import { type GoogleAdSource, type GoogleLaunchChoice, toGoogleTerms } from './googleLaunchBody';

/** The stored template, with the launch data of this launch. */
export function toTemplateSource(
  { id, niche }: Pick<Template, 'id' | 'niche'>,
  draft: TemplateDraft,
): GoogleAdSource {
  return { templateId: id, niche, google: draft.templates.google ?? null };
}

/** Parts of the ad's audience that decide the bidding and are thus part of the launch. */
const biddingFields = ['targetCPA', 'targetROAS'].map((field) => `${googlePaths.targeting}.${field}`);

function isOfLaunch([field]: [string, string]): boolean {
  return field.startsWith(`${googlePaths.launch}.`) || biddingFields.includes(field);
}

/**
 * Returns what is wrong with the launch data of a launch, by path (ads §3, §5). What is written in the template is
 * checked by the review.
 */
export function checkGoogleLaunch(
  draft: TemplateDraft,
  choice: GoogleLaunchChoice,
  context: DraftContext,
): Record<string, string> {
  const { google } = draft.templates;
  if (!google) return {};
  const bidding = Object.entries(checkGoogleBidding(toGoogleTerms(google, choice))).flatMap(
    ([field, [message = '']]): [string, string][] => [[`${googlePaths.launch}.${field}`, message]],
  );
  const found = checkDraft(
    [checkGoogleLaunchTexts, checkGoogleDelivery, checkGoogleSettings],
    draft,
    context,
  );
  return Object.fromEntries([...Object.entries(found).filter(isOfLaunch), ...bidding]);
}
