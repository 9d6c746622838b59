import type { InboxThread } from '@adlane/contract/widget/inbox';
import { ButtonLink, IconButton, translate } from '@adlane/ui';
import { MessageSquareQuote } from 'lucide-react';
import { insertText } from './insertText';
import { useSavedReplies } from './useSavedReplies';

export type SavedReplyButtonProps = {
  /** The reply field; null until it is rendered. */
  control: HTMLTextAreaElement | null;
  thread: InboxThread;
  /** Link to the saved replies. */
  savedRepliesHref: string;
};

/** Opens the list of saved replies; a link to create them if there are none. */
export function SavedReplyButton({ control, thread, savedRepliesHref }: SavedReplyButtonProps) {
  const replies = useSavedReplies(thread, '');
  if (replies.data?.meta.total === 0) {
    return (
      <ButtonLink size="sm" variant="ghost" href={savedRepliesHref}>
        {translate('Create saved replies')}
      </ButtonLink>
    );
  }
  const open = () => {
    if (!control) return;
    control.focus();
    const { value, selectionStart, selectionEnd } = control;
    const isInWord = /\S$/.test(value.slice(0, selectionStart));
    insertText(control, isInWord ? ' /' : '/', selectionStart, selectionEnd);
  };
  return (
    <IconButton
      size="sm"
      label={translate('Insert a saved reply')}
      icon={<MessageSquareQuote />}
      onClick={open}
    />
  );
}
