import { confirmPrompts } from '@adlane/contract/constants';
import { ConfirmDialog, translate } from '@adlane/ui';

export type DiscardDraftDialogProps = { open: boolean; onCancel: () => void; onConfirm: () => void };

/** Asks before a draft is discarded (ads §8). */
export function DiscardDraftDialog(props: DiscardDraftDialogProps) {
  const { title, text, confirm } = confirmPrompts.discardChanges;
  return (
    <ConfirmDialog {...props} tone="danger" title={translate(title)} confirmLabel={translate(confirm)}>
      {translate(text)}
    </ConfirmDialog>
  );
}
