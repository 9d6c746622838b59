import { useApi } from '@adlane/api-client';
import {
  type ConversationFile,
  maxFileBytes,
  maxMessageFiles,
  maxMessageLength,
} from '@adlane/contract/widget/conversations';
import type { InboxThread } from '@adlane/contract/widget/inbox';
import { maxNoteLength } from '@adlane/contract/widget/tickets';
import {
  Box,
  Button,
  ChipList,
  Flex,
  HStack,
  IconButton,
  Menu,
  Stack,
  Text,
  TextArea,
  toast,
  translate,
} from '@adlane/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { AtSign, Paperclip } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { describeError } from '../../../shared/format/describeError';
import { listMentions } from './listMentions';
import { useReportTyping } from './useReportTyping';
import { useThreadCall } from './useThread';

type Mode = 'reply' | 'note';

/** The field to reply to the visitor or to add a note; Ctrl+Enter sends. */
export function Composer({ thread }: { thread: InboxThread }) {
  const { client, queries } = useApi();
  const { kind, id, contact_id } = thread;
  const canReply = contact_id !== null;
  const [mode, setMode] = useState<Mode>(canReply ? 'reply' : 'note');
  const [text, setText] = useState('');
  const files = useFiles();
  const send = useThreadCall(thread);
  const reportTyping = useReportTyping(thread);
  const people = useQuery(queries.tickets.people.query());
  const isNote = mode === 'note';
  const hintId = useId();
  const isBlank = text.trim() === '' && (isNote || files.files.length === 0);
  const params = { kind, id };
  const submit = () => {
    if (isBlank || send.isPending || files.isUploading) return;
    const call = isNote
      ? () =>
          client.inbox.addNote({
            params,
            body: { text, mentions: listMentions(text, people.data?.data ?? []) },
          })
      : () => client.inbox.reply({ params, body: { text, files: files.files.map(({ token }) => token) } });
    send.mutate(call, {
      onSuccess: () => {
        setText('');
        files.clear();
      },
    });
  };
  return (
    <Box borderTopWidth="line" px={4} py={3} bg={isNote ? 'bg.warning' : undefined}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap={2}>
          <HStack gap={1} role="group" aria-label={translate('What to write')}>
            {(['reply', 'note'] as const).map((each) => (
              <Button
                key={each}
                size="sm"
                variant={mode === each ? 'secondary' : 'ghost'}
                aria-pressed={mode === each}
                data-shortcut={each}
                disabled={each === 'reply' && !canReply}
                onClick={() => setMode(each)}
              >
                {each === 'reply' ? translate('Reply') : translate('Internal note')}
              </Button>
            ))}
          </HStack>
          <TextArea
            aria-label={isNote ? translate('Note') : translate('Reply')}
            aria-describedby={hintId}
            data-shortcut="text"
            rows={2}
            maxLength={isNote ? maxNoteLength : maxMessageLength}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              if (!isNote) reportTyping();
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
            }}
          />
          {isNote || files.files.length === 0 ? null : (
            <ChipList
              label={translate('Attached files')}
              chips={files.files.map(({ token, name }) => ({ id: token, label: name }))}
              onRemove={files.remove}
            />
          )}
          <Flex align="center" gap={3}>
            {isNote ? (
              <Menu
                trigger={
                  <IconButton size="sm" label={translate('Mention a team member')} icon={<AtSign />} />
                }
                items={(people.data?.data ?? []).map(({ id: personId, name }) => ({
                  value: String(personId),
                  label: name,
                  onSelect: () =>
                    setText((now) => `${now}${now === '' || now.endsWith(' ') ? '' : ' '}@${name} `),
                }))}
              />
            ) : (
              <AttachButton {...files} />
            )}
            <Text id={hintId} flex="1" minW={0} textStyle="xs" color="fg.muted">
              {isNote
                ? translate('Only your team sees notes. Mention people with @.')
                : translate('Ctrl+Enter sends. Visitors who are away get an email.')}
            </Text>
            <Button type="submit" size="sm" loading={send.isPending} disabled={isBlank || files.isUploading}>
              {isNote ? translate('Add note') : translate('Send reply')}
            </Button>
          </Flex>
        </Stack>
      </form>
    </Box>
  );
}

/** Files that are stored to be sent with the reply. */
function useFiles() {
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

function AttachButton({ files, isUploading, add }: ReturnType<typeof useFiles>) {
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
