import { useMediaUpload } from '@adlane/ad-editor';
import { useApi } from '@adlane/api-client';
import type { Media } from '@adlane/contract/ads/media';
import { MediaCropper, type MenuItem, toast, translate } from '@adlane/ui';
import { useMutation } from '@tanstack/react-query';
import { Crop, Download, ExternalLink, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { RecordMenu } from '../../../shared/lists/RecordMenu';

export type MediaMenuProps = {
  item: Media;
  /** Asks whether to delete the item. */
  onDelete: () => void;
};

/** Opens a URL in a new tab without access to this page. */
function openTab(url: string) {
  window.open(url, '_blank', 'noopener');
}

/** Actions on one file: open, download, crop, delete. */
export function MediaMenu({ item, onDelete }: MediaMenuProps) {
  const { client } = useApi();
  const [isCropping, setIsCropping] = useState(false);
  const { cropper } = useMediaUpload({
    use: 'ad',
    platform: 'facebook',
    clientUserId: item.client_user_id ?? undefined,
  });
  const download = useMutation({
    mutationFn: () => client.media.link({ params: { id: item.id } }),
    onSuccess: ({ url }) => openTab(url),
  });
  const isFile = item.youtube_id === null;
  const items: readonly MenuItem[] = [
    {
      value: 'open',
      label: translate('Open file'),
      icon: <ExternalLink />,
      onSelect: () => openTab(item.url),
    },
    ...(isFile
      ? [
          {
            value: 'download',
            label: translate('Download'),
            icon: <Download />,
            onSelect: () => download.mutate(),
          },
        ]
      : []),
    ...(item.kind === 'image'
      ? [{ value: 'crop', label: translate('Crop'), icon: <Crop />, onSelect: () => setIsCropping(true) }]
      : []),
    { value: 'delete', label: translate('Delete'), icon: <Trash2 />, tone: 'danger', onSelect: onDelete },
  ];
  return (
    <>
      <RecordMenu name={item.name} items={items} />
      <MediaCropper
        {...cropper}
        item={isCropping ? item : undefined}
        onClose={() => setIsCropping(false)}
        onSaved={() => {
          setIsCropping(false);
          toast({ tone: 'success', text: translate('The cropped image was added.') });
        }}
      />
    </>
  );
}
