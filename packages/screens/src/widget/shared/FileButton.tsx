import { useApi } from '@adlane/api-client';
import type { ConversationFile } from '@adlane/contract/widget/conversations';
import { Box, Button, toast, translate } from '@adlane/ui';
import { useMutation } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { describeError } from '../../shared/format/describeError';
import { saveFile } from '../../shared/lists/saveFile';
export type FileButtonProps = { file: Pick<ConversationFile, 'token' | 'name'> };

/** Downloads a file that a visitor or the team has sent. */
export function FileButton({ file: { token, name } }: FileButtonProps) {
  const { client } = useApi();
  const load = useMutation({
    mutationFn: () => client.inbox.file({ params: { token } }),
    onSuccess: saveFile,
    onError: (error) => toast({ tone: 'error', text: describeError(error) }),
  });
  return (
    <Box mt={1}>
      <Button
        size="sm"
        variant="secondary"
        startIcon={<Paperclip aria-hidden />}
        loading={load.isPending}
        aria-label={translate('Download {name}', { name })}
        onClick={() => load.mutate()}
      >
        <Box as="span" maxW={56} truncate>
          {name}
        </Box>
      </Button>
    </Box>
  );
}
