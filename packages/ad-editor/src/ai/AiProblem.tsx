import { isHttpError } from '@adlane/api-client';
import { Alert, translate } from '@adlane/ui';

/** Statuses of AI calls that are shown in place, not in a toast. */
export const aiMeta = { statusesShownInPlace: [400, 403, 412, 422, 429, 500, 502, 503, 504] };

/** Why the AI wrote nothing, and what can be done. */
export function AiProblem({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <Alert tone="error" title={translate("Couldn't write the texts")}>
      {translate(
        isHttpError(error) ? error.message : 'Check your connection and try again. Your input is saved.',
      )}
    </Alert>
  );
}
