import { checkTargeting } from '@adlane/contract/rules';
import type { DraftCheck } from '../../editor/draft/draftChecks';

/** What may not be stored of the settings, by the paths of the form (ads §5). */
export const checkFacebookSettings: DraftCheck = ({ templateTargeting }) =>
  Object.fromEntries(
    Object.entries(checkTargeting(templateTargeting)).map(([path, text]) => [
      `templateTargeting.${path}`,
      text,
    ]),
  );
