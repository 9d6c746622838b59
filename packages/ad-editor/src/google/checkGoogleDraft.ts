import {
  checkFilledLength,
  checkGoogleContent,
  checkGoogleLaunchDefaults,
  checkGoogleTargeting,
  findMissingGoogleContent,
  limits,
} from '@adlane/contract/rules';
import { type DraftCheck, type DraftFindings, isUnfinished } from '../draft/draftChecks';
import { googlePaths } from '../draft/googlePaths';

/**
 * Where the editor shows a message: a message about a whole list of texts is shown next to it, for a form can't hold an
 * error of a list and of fields in it at one place.
 */
function fieldOfMessage(path: string): string {
  const lists = ['headlines', 'longHeadline', 'description'];
  return lists.includes(path) ? `${path}List` : path;
}

function under(path: string, findings: Readonly<Record<string, readonly string[]>>): DraftFindings {
  return Object.fromEntries(
    Object.entries(findings).map(([field, [message]]) => [`${path}.${fieldOfMessage(field)}`, message]),
  );
}

/** The rules of ads §4 and §5 on texts, media and logos of a Google ad. Media may come later; a draft may lack texts too. */
export const checkGoogleDraft: DraftCheck = (draft, { inserts }) => {
  const { google } = draft.templates;
  if (!google) return {};
  const content = google.createAdTemplateData;
  const missing = Object.entries(findMissingGoogleContent(content)).filter(([field]) =>
    field.endsWith('.text'),
  );
  return {
    ...under(googlePaths.content, checkGoogleContent(content, inserts)),
    ...(isUnfinished(draft) ? {} : under(googlePaths.content, Object.fromEntries(missing))),
  };
};

/** The rules on whom a Google ad is for, and on what its launch begins with. */
export const checkGoogleSettings: DraftCheck = ({ templates: { google } }, { inserts }) => {
  if (!google) return {};
  const businessName = google.launchAdTemplateData?.businessName ?? '';
  const filledName = checkFilledLength(businessName, limits.text.googleBusinessName, inserts);
  return {
    ...under(googlePaths.targeting, checkGoogleTargeting(google.targetAdTemplateData)),
    ...(filledName && { [`${googlePaths.launch}.businessName`]: filledName }),
    ...(google.launchAdTemplateData
      ? under(googlePaths.launch, checkGoogleLaunchDefaults(google.launchAdTemplateData))
      : {}),
  };
};
