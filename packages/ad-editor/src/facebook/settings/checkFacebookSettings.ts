import type { TemplateTargeting } from '@adlane/contract/ads/templates';
import { checkTargeting } from '@adlane/contract/rules';
import { memoizeWeak } from '@adlane/ui/form';
import type { DraftCheck, DraftFindings } from '../../draft/draftChecks';

// A key in a text leaves the settings as they were.
const listFindings = memoizeWeak(
  (targeting: TemplateTargeting): DraftFindings =>
    Object.fromEntries(
      Object.entries(checkTargeting(targeting)).map(([path, text]) => [`templateTargeting.${path}`, text]),
    ),
);

/** What may not be stored of the settings, by the paths of the form (ads §5). */
export const checkFacebookSettings: DraftCheck = ({ templateTargeting }) => listFindings(templateTargeting);
