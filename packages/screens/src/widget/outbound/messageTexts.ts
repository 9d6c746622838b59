import { defaultColor } from '@adlane/contract/constants';
import {
  allVisitors,
  type MessageContent,
  type MessageForm,
  type MessageRow,
} from '@adlane/contract/widget/outbound/manage';
import type { Tone } from '@adlane/ui';
import { translate } from '@adlane/ui';
import type { Confirmation } from '../../shared/confirm/useConfirmation';

/** Names of the kinds of messages. */
export const kindLabels: Readonly<Record<MessageRow['kind'], string>> = {
  survey: 'Survey',
  banner: 'Banner',
  notification: 'Notification',
  chat: 'Chat message',
  news: 'News',
  checklist: 'Checklist',
  tour: 'Product tour',
};

const badges: Readonly<Record<MessageRow['status'], { readonly tone: Tone; readonly text: string }>> = {
  draft: { tone: 'neutral', text: 'Draft' },
  live: { tone: 'positive', text: 'Live' },
  paused: { tone: 'warning', text: 'Paused' },
  scheduled: { tone: 'info', text: 'Scheduled' },
  ended: { tone: 'neutral', text: 'Ended' },
};

/** Returns the badge of a message's status. */
export function getMessageBadge({ status }: Pick<MessageRow, 'status'>) {
  return badges[status];
}

/** Formats a count with its share of those who saw the message: '12 (40%)'. */
export function formatShare(count: number, of: number): string {
  return of === 0 ? String(count) : `${count} (${Math.round((count / of) * 100)}%)`;
}

/** Returns the content of a new message of a kind. */
export function createContent(kind: MessageContent['kind']): MessageContent {
  switch (kind) {
    case 'survey':
      return { kind, survey_id: 0, format: 'survey' };
    case 'banner':
      return {
        kind,
        text: translate('Say it in one sentence.'),
        format: 'normal',
        backgroundColor: defaultColor,
        isClosable: true,
        buttonText: '',
        actionType: 'none',
        actionValue: '',
      };
    case 'notification':
      return {
        kind,
        text: translate('Hi {{name}}, we have news for you.'),
        previewText: '',
        senderName: '',
        senderImageUrl: '',
        coverImageUrl: '',
        sound: false,
      };
    case 'chat':
      return {
        kind,
        text: translate('Hi! Do you have any questions?'),
        senderName: translate('Support'),
        sound: true,
      };
    case 'news':
      return { kind, news_id: 0, text: translate('There is something new'), sound: false };
    case 'checklist':
      return { kind, checklist_id: 0, text: translate('Hi {{name}}, finish setting up'), sound: false };
    case 'tour':
      return { kind, tour_id: 0 };
    default:
      return kind satisfies never;
  }
}

/** Returns a new message: once to every visitor, on all pages, at any time. */
export function createMessage(kind: MessageContent['kind']): MessageForm {
  return {
    name: '',
    content: createContent(kind),
    audience: allVisitors,
    pages: [],
    frequency: { type: 'once', days: 7 },
    position: 1,
    starts_at: null,
    ends_at: null,
  };
}

/** Prompt before a message is deleted. */
export function deleteMessagePrompt({ name, sent }: Pick<MessageRow, 'name' | 'sent'>): Confirmation {
  return {
    title: translate('Delete {name}?', { name }),
    text:
      sent === 0
        ? translate("No visitor has received it yet. You can't undo this.")
        : translate("Its figures are deleted too. Visitors who received it: {count}. You can't undo this.", {
            count: sent,
          }),
    confirmLabel: translate('Delete message'),
  };
}
