import type { PageMessage, SurveyFormat } from '../protocol/pageMessages';

/** Pages of the frame that open without an id. */
export type PlainPage = 'conversations' | 'helpcenter' | 'news' | 'checklists' | 'feature-requests';
/** Pages about one item; named as in links if there is a link to them (widget §2.2). */
export type PageWithId =
  | 'bot'
  | 'conversation'
  | 'collection'
  | 'article'
  | 'search'
  | 'news-article'
  | 'open-checklist'
  | 'checklist';

/** The page that the frame opens at (widget §2.3). `id` is the id, the share token or the search term. */
export type PageRequest = (
  | { readonly page: PlainPage }
  | { readonly page: PageWithId; readonly id: string }
  | {
      readonly page: 'survey';
      readonly id: string;
      readonly format: SurveyFormat;
      /** The action that shows it; its answers carry the id. */
      readonly outboundId?: string | undefined;
    }
) & {
  /** False hides the frame's way back to the widget's home; true where not given. */
  readonly back?: boolean;
};

/** The request in the frame's own words (widget §7.2). */
export function buildPageMessage(request: PageRequest): PageMessage {
  const hideBackButton = request.back === false;
  switch (request.page) {
    case 'conversations':
    case 'news':
    case 'checklists':
    case 'feature-requests':
    case 'helpcenter':
      return { name: `open-${request.page}`, data: { hideBackButton } };
    case 'bot':
      return { name: 'start-bot', data: { botId: request.id, hideBackButton } };
    case 'conversation':
      return { name: 'open-conversation', data: { shareToken: request.id, hideBackButton } };
    case 'collection':
      return { name: 'open-help-collection', data: { collectionId: request.id, hideBackButton } };
    case 'article':
      return { name: 'open-help-article', data: { articleId: request.id, hideBackButton } };
    case 'search':
      return { name: 'open-helpcenter-search', data: { term: request.id, hideBackButton } };
    case 'news-article':
      return { name: 'open-news-article', data: { id: request.id, hideBackButton } };
    case 'open-checklist':
      return { name: 'open-checklist', data: { id: request.id, hideBackButton } };
    case 'checklist':
      return { name: 'start-checklist', data: { outboundId: request.id, hideBackButton } };
    case 'survey':
      return {
        name: 'start-survey',
        data: {
          flow: request.id,
          hideBackButton: true,
          format: request.format,
          outboundId: request.outboundId,
        },
      };
    default:
      return request satisfies never;
  }
}
