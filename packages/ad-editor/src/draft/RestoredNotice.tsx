import { Alert, Button, getLocale, translate } from '@adlane/ui';
import { lazy, Suspense, useState } from 'react';
import type { StoredDraft } from './draftStorage';

// Loaded when it is first asked for.
const DiscardDraftDialog = lazy(() =>
  import('./DiscardDraftDialog').then((module) => ({ default: module.DiscardDraftDialog })),
);

export type RestoredNoticeProps = {
  restored: Pick<StoredDraft<unknown>, 'openedAt' | 'savedAt'>;
  /** `updated_at` of the stored record; empty for a record that is not created yet. */
  updatedAt: string;
  /** Called once the user confirmed it. */
  onDiscard: () => void;
};

/** Says that an unsaved draft of an earlier visit is shown, and discards it. */
export function RestoredNotice({ restored, updatedAt, onDiscard }: RestoredNoticeProps) {
  const [isDiscarding, setDiscarding] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const openDialog = () => {
    setWasOpened(true);
    setDiscarding(true);
  };
  const isOutdated = restored.openedAt !== updatedAt;
  return (
    <>
      <Alert
        tone={isOutdated ? 'warning' : 'info'}
        action={
          <Button variant="secondary" size="sm" onClick={openDialog}>
            {translate('Discard draft')}
          </Button>
        }
      >
        {restored.savedAt === undefined
          ? translate('Your unsaved draft was restored.')
          : translate('Your unsaved draft of {time} was restored.', {
              time: new Date(restored.savedAt).toLocaleString(getLocale()),
            })}
        {isOutdated
          ? ` ${translate('It is based on an older version. When you save, you choose which version to keep.')}`
          : ''}
      </Alert>
      {wasOpened ? (
        <Suspense>
          <DiscardDraftDialog
            open={isDiscarding}
            onCancel={() => setDiscarding(false)}
            onConfirm={() => {
              setDiscarding(false);
              onDiscard();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
