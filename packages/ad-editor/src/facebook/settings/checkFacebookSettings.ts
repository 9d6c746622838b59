import { checkTargeting } from '@adlane/contract/rules';
import type { TemplateTargeting } from '@adlane/contract/templates';
import type { DraftCheck, DraftFindings } from '../../editor/draft/draftChecks';
import { rememberFor } from '../../editor/draft/rememberFor';

// A key in a text leaves the settings as they were.
const findingsOf = rememberFor(
  (targeting: TemplateTargeting): DraftFindings =>
    Object.fromEntries(
      Object.entries(checkTargeting(targeting)).map(([path, text]) => [`templateTargeting.${path}`, text]),
    ),
);

/** What may not be stored of the settings, by the paths of the form (ads §5). */
export const checkFacebookSettings: DraftCheck = ({ templateTargeting }) => findingsOf(templateTargeting);
