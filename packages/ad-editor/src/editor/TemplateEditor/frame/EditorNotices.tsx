import { Alert, Button, getLocale, translate } from '@adlane/ui';
import type { StoredDraft } from '../../../draft/draftStorage';

export type RestoredNoticeProps = {
  stored: StoredDraft;
  /** `updated_at` of the stored template. */
  updatedAt: string;
  onDiscard: () => void;
};

/** Says that an unsaved draft of an earlier visit is shown. */
export function RestoredNotice({ stored, updatedAt, onDiscard }: RestoredNoticeProps) {
  const isOutdated = stored.openedAt !== updatedAt;
  return (
    <Alert
      tone={isOutdated ? 'warning' : 'info'}
      action={
        <Button variant="secondary" size="sm" onClick={onDiscard}>
          {translate('Discard draft')}
        </Button>
      }
    >
      {translate('Your unsaved draft of {time} was restored.', {
        time: new Date(stored.savedAt).toLocaleString(getLocale()),
      })}
      {isOutdated
        ? ` ${translate('Another user has saved the template since. When you save, you choose which version to keep.')}`
        : ''}
    </Alert>
  );
}
