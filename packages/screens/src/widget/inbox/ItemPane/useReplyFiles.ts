import { useApi } from '@adlane/api-client';
import { type ConversationFile, maxFileBytes, maxMessageFiles } from '@adlane/contract/widget/conversations';
import { toast, translate } from '@adlane/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../../../shared/format/describeError';

/** Files that are stored to be sent with the reply. */
export function useReplyFiles() {
  const { client } = useApi();
  const [files, setFiles] = useState<readonly ConversationFile[]>([]);
  const upload = useMutation({
    mutationFn: (file: File) => client.inbox.upload({ body: { file } }),
    onSuccess: (stored) => setFiles((now) => [...now, stored]),
    onError: (error) => toast({ tone: 'error', text: describeError(error) }),
  });
  return {
    files,
    isUploading: upload.isPending,
    add: (chosen: readonly File[]) => {
      for (const file of chosen.slice(0, maxMessageFiles - files.length)) {
        if (file.size <= maxFileBytes) upload.mutate(file);
        else toast({ tone: 'error', text: translate('{name} is larger than 20 MB.', { name: file.name }) });
      }
    },
    remove: (token: string) => setFiles((now) => now.filter((file) => file.token !== token)),
    clear: () => setFiles([]),
  };
}
