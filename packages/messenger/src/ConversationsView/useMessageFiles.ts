import type { ConversationFile } from '@adlane/contract/widget/conversations';
import { useState } from 'react';
import { useSdkMutation } from '../api/SdkContext';

/** Maximum size of a file in bytes. */
const maxBytes = 20 * 1024 * 1024;
/** Maximum files of a message. */
const maxFiles = 10;

/** Files that are stored to be sent with the next message. */
export function useMessageFiles() {
  const upload = useSdkMutation('conversations.upload', { isQuiet: true });
  const [files, setFiles] = useState<readonly ConversationFile[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const add = async (chosen: readonly File[]) => {
    setFailed(chosen.some(({ size }) => size > maxBytes));
    for (const file of chosen.filter(({ size }) => size <= maxBytes).slice(0, maxFiles - files.length)) {
      try {
        const stored = await upload.mutateAsync({ body: { file } });
        setFiles((now) => [...now, stored]);
      } catch {
        setFailed(true);
      }
    }
  };
  return {
    files,
    hasFailed,
    isUploading: upload.isPending,
    isFull: files.length >= maxFiles,
    add,
    remove: (token: string) => setFiles((now) => now.filter((file) => file.token !== token)),
    clear: () => setFiles([]),
  };
}
