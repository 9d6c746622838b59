import { useApi } from '@adlane/api-client';
import { maxMessageLength } from '@adlane/contract/widget/conversations';
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
  translate,
} from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { AtSign } from 'lucide-react';
import { useId, useState } from 'react';
import { AttachButton } from './AttachButton';
import { listMentions } from './listMentions';
import { SavedReplyButton } from './SavedReplyButton';
import { SavedReplyCompletion } from './SavedReplyCompletion';
import { useReplyFiles } from './useReplyFiles';
import { useReportTyping } from './useReportTyping';
import { useThreadCall } from './useThread';

type Mode = 'reply' | 'note';

export type ComposerProps = {
  /** The item to reply to. */
  thread: InboxThread;
  /** Link to the saved replies. */
  savedRepliesHref: string;
};

/** The field to reply to the visitor or to add a note; Ctrl+Enter sends, `/` lists saved replies. */
export function Composer({ thread, savedRepliesHref }: ComposerProps) {
  const { client, queries } = useApi();
  const { kind, id, contact_id } = thread;
  const canReply = contact_id !== null;
  const [mode, setMode] = useState<Mode>(canReply ? 'reply' : 'note');
  const [text, setText] = useState('');
  const [control, setControl] = useState<HTMLTextAreaElement | null>(null);
  const files = useReplyFiles();
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
          <Box position="relative">
            <TextArea
              ref={setControl}
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
            {isNote || !control ? null : <SavedReplyCompletion control={control} thread={thread} />}
          </Box>
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
              <>
                <AttachButton {...files} />
                <SavedReplyButton control={control} thread={thread} savedRepliesHref={savedRepliesHref} />
              </>
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
