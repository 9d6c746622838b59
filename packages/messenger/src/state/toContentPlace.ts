import type { PageMessage } from '@adlane/widget-core/protocol';
import type { ContentPlace } from './messengerState';

/** Messages of the page that open a content besides forms (widget §2.3). */
export type OpenMessage = Extract<
  PageMessage,
  { readonly name: `open-${string}` | 'start-bot' | 'start-checklist' }
>;

/** Returns the content that a message of the page opens. */
export function toContentPlace(message: OpenMessage): ContentPlace {
  switch (message.name) {
    case 'start-bot':
      return { name: 'newConversation', botId: message.data.botId || undefined };
    case 'open-conversations':
      return { name: 'conversations' };
    case 'open-conversation':
      return { name: 'conversation', shareToken: message.data.shareToken };
    case 'open-helpcenter':
      return { name: 'help' };
    case 'open-help-collection':
      return { name: 'collection', id: message.data.collectionId };
    case 'open-help-article':
      return { name: 'article', id: message.data.articleId };
    case 'open-helpcenter-search':
      return { name: 'search', term: message.data.term };
    case 'open-news':
      return { name: 'news' };
    case 'open-news-article':
      return { name: 'newsArticle', id: message.data.id };
    case 'open-checklists':
      return { name: 'checklists' };
    case 'open-checklist':
      return { name: 'checklist', id: message.data.id };
    case 'start-checklist':
      return { name: 'startChecklist', outboundId: message.data.outboundId };
    case 'open-feature-requests':
      return { name: 'featureRequests' };
    default:
      return message satisfies never;
  }
}
