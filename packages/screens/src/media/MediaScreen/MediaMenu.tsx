import { useMediaUpload } from '@adlane/ad-editor';
import { useApi } from '@adlane/api-client';
import type { Media } from '@adlane/contract/media';
import { IconButton, MediaCropper, Menu, type MenuItem, toast } from '@adlane/ui';
import { useMutation } from '@tanstack/react-query';
import { Crop, Download, Ellipsis, ExternalLink, Trash2 } from 'lucide-react';
import { useState } from 'react';

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
    { value: 'open', label: 'Open', icon: <ExternalLink />, onSelect: () => openTab(item.url) },
    ...(isFile
      ? [
          {
            value: 'download',
            label: 'Download',
            icon: <Download />,
            onSelect: () => download.mutate(),
          },
        ]
      : []),
    ...(item.kind === 'image'
      ? [{ value: 'crop', label: 'Crop', icon: <Crop />, onSelect: () => setIsCropping(true) }]
      : []),
    { value: 'delete', label: 'Delete', icon: <Trash2 />, tone: 'danger', onSelect: onDelete },
  ];
  return (
    <>
      <Menu
        trigger={<IconButton size="sm" label={`Actions for ${item.name}`} icon={<Ellipsis />} />}
        items={items}
      />
      <MediaCropper
        {...cropper}
        item={isCropping ? item : undefined}
        onClose={() => setIsCropping(false)}
        onSaved={() => {
          setIsCropping(false);
          toast({ tone: 'success', text: 'The cropped image was added.' });
        }}
      />
    </>
  );
}
