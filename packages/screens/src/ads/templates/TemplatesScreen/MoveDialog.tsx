import type { Folder } from '@adlane/contract/ads/folders';
import { Box, Button, Dialog, Grid, Radio, translate } from '@adlane/ui';
import { type SubmitEvent, useId, useState } from 'react';

export type MoveDialogProps = {
  /** Subject: a name or a count. */
  subject: string;
  /** Target folders, besides no folder. */
  folders: readonly Folder[];
  /** Called with the folder's id, or null for no folder. */
  onMove: (folderId: number | null) => void;
  /** Called on cancel, Escape and the close button. */
  onClose: () => void;
};

/**
 * Selects the folder that templates are moved to: an alternative to dragging, for keyboards and bulk moves.
 */
export function MoveDialog({ subject, folders, onMove, onClose }: MoveDialogProps) {
  const formId = useId();
  const [chosen, setChosen] = useState<number | null | undefined>(undefined);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (chosen !== undefined) onMove(chosen);
  }
  const places = [{ id: null, name: translate('Without a folder') }, ...folders];
  return (
    <Dialog
      open
      onClose={onClose}
      title={translate('Move to a folder')}
      description={subject}
      size="xs"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {translate('Cancel')}
          </Button>
          <Button type="submit" form={formId} disabled={chosen === undefined}>
            {translate('Move')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Grid as="fieldset" gap={3} py={1}>
          <Box as="legend" srOnly>
            {translate('Folder')}
          </Box>
          {places.map(({ id, name }) => (
            <Radio
              key={id}
              name={`${formId} folder`}
              label={name}
              checked={chosen === id}
              onChange={() => setChosen(id)}
            />
          ))}
        </Grid>
      </form>
    </Dialog>
  );
}
