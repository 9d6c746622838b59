import { maxMessageFiles } from '@adlane/contract/widget/conversations';
import { IconButton, translate } from '@adlane/ui';
import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import type { useReplyFiles } from './useReplyFiles';

/** Chooses files to send with the reply. */
export function AttachButton({ files, isUploading, add }: ReturnType<typeof useReplyFiles>) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        aria-label={translate('Files to attach')}
        type="file"
        hidden
        multiple
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <IconButton
        size="sm"
        label={translate('Attach files')}
        icon={<Paperclip />}
        loading={isUploading}
        disabled={files.length >= maxMessageFiles}
        onClick={() => input.current?.click()}
      />
    </>
  );
}
