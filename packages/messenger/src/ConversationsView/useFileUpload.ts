import type { ConversationFile } from '@adlane/contract/widget/conversations';
import { useState } from 'react';
import { useSdkMutation } from '../api/SdkContext';

/** Maximum size of a file in bytes. */
const maxBytes = 20 * 1024 * 1024;

type FileUploadOptions = {
  /** How many files are stored already. */
  readonly count: number;
  readonly maxFiles: number;
  /** Called with each file once the server has stored it. */
  readonly onStored: (file: ConversationFile) => void;
};

/** Stores files on the server, one after the other, to be sent later. */
export function useFileUpload({ count, maxFiles, onStored }: FileUploadOptions) {
  const upload = useSdkMutation('conversations.upload', { isQuiet: true });
  const [hasFailed, setFailed] = useState(false);
  const add = async (chosen: readonly File[]) => {
    setFailed(chosen.some(({ size }) => size > maxBytes));
    for (const file of chosen.filter(({ size }) => size <= maxBytes).slice(0, maxFiles - count)) {
      try {
        onStored(await upload.mutateAsync({ body: { file } }));
      } catch {
        setFailed(true);
      }
    }
  };
  return { hasFailed, isUploading: upload.isPending, isFull: count >= maxFiles, add };
}
