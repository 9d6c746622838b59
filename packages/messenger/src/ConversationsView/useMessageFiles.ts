import type { ConversationFile } from '@adlane/contract/widget/conversations';
import { useState } from 'react';
import { useFileUpload } from './useFileUpload';

/** Maximum files of a message. */
const maxFiles = 10;

/** Files that are stored to be sent with the next message. */
export function useMessageFiles() {
  const [files, setFiles] = useState<readonly ConversationFile[]>([]);
  const upload = useFileUpload({
    count: files.length,
    maxFiles,
    onStored: (file) => setFiles((now) => [...now, file]),
  });
  return {
    ...upload,
    files,
    remove: (token: string) => setFiles((now) => now.filter((file) => file.token !== token)),
    clear: () => setFiles([]),
  };
}
