import { useApi } from '@adlane/api-client';
import type { InboxThread } from '@adlane/contract/widget/inbox';
import { TextCompletion, translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fillSavedReply } from './fillSavedReply';
import { findTypedSlash } from './findTypedSlash';
import { insertText } from './insertText';
import { useSavedReplies } from './useSavedReplies';

export type SavedReplyCompletionProps = {
  /** The reply field. */
  control: HTMLTextAreaElement;
  /** The item that is replied to. */
  thread: InboxThread;
};

/** List of saved replies above the field in which `/` is typed; the chosen one is inserted with its names. */
export function SavedReplyCompletion({ control, thread }: SavedReplyCompletionProps) {
  const { queries } = useApi();
  const [query, setQuery] = useState<string>();
  const replies = useSavedReplies(thread, query?.trim() ?? '');
  const { data: me } = useQuery(queries.auth.me.query());
  const rows = replies.data?.data ?? [];
  const names = {
    'visitor.name': thread.contact?.name ?? '',
    'agent.name': me?.user.first_name || me?.user.business_name || '',
  };
  const matches = (typed: string) => {
    const words = typed.trim().toLowerCase();
    // Rows of the previous letters may be shown until those of the new ones have arrived.
    return rows.filter(({ name, text }) => `${name}\n${text}`.toLowerCase().includes(words));
  };
  return (
    <TextCompletion
      control={control}
      label={translate('Saved replies')}
      placement="above"
      findTyped={findTypedSlash}
      onQuery={setQuery}
      listOptions={(typed) =>
        matches(typed).map(({ id, name, text }) => ({
          value: String(id),
          label: name,
          detail: fillSavedReply(text, names),
        }))
      }
      formatCount={(count) =>
        count === 1 ? translate('1 saved reply') : translate('{count} saved replies', { count })
      }
      onChoose={(id, { start, end }) => {
        const reply = rows.find((row) => String(row.id) === id);
        if (reply) insertText(control, fillSavedReply(reply.text, names), start, end);
      }}
    />
  );
}
