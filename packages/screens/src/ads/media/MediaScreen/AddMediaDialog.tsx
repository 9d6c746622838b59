import { useMediaUpload } from '@adlane/ad-editor';
import { Button, Dialog, MediaUploader, Stack, toast, translate, YoutubeInput } from '@adlane/ui';

export type AddMediaDialogProps = {
  open: boolean;
  /** Client that owns the media; the agency itself without one. */
  clientUserId: number | undefined;
  /** Called by the buttons and Escape. */
  onClose: () => void;
};

function showAdded({ name }: { name: string }) {
  toast({ tone: 'success', text: translate('{name} was added.', { name }) });
}

/** Adds files and YouTube videos to the media library. */
export function AddMediaDialog({ open, clientUserId, onClose }: AddMediaDialogProps) {
  const { uploader, youtube } = useMediaUpload({ use: 'ad', platform: 'facebook', clientUserId });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={translate('Add media')}
      size="md"
      footer={<Button onClick={onClose}>{translate('Done')}</Button>}
    >
      <Stack gap={6} pb={2}>
        <MediaUploader {...uploader} onUploaded={showAdded} />
        <YoutubeInput {...youtube} onAdded={showAdded} />
      </Stack>
    </Dialog>
  );
}
