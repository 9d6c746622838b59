import type { FlowConfig } from '@adlane/contract/widget/flowConfig';
import type { PageMessage } from '@adlane/widget-core/protocol';
import type { Texts } from '../texts/Texts';
import type { DemoIds } from './Contents.fixtures';

type DeepOpen = readonly [
  toMessage: (ids: DemoIds) => PageMessage,
  findHeading: (texts: Texts, config: FlowConfig) => string | RegExp,
];

/** The 15 contents of widget §2.3: the message that opens each one, and its heading. */
export const deepOpens: readonly DeepOpen[] = [
  [
    () => ({ name: 'start-feedbackflow', data: { flow: 'bugreporting' } }),
    (_, { feedbackFlows }) => feedbackFlows.find(({ id }) => id === 'bugreporting')?.title ?? '',
  ],
  [
    () => ({ name: 'start-survey', data: { flow: 'satisfaction', format: 'survey' } }),
    () => /How are we doing/,
  ],
  [() => ({ name: 'open-conversations', data: {} }), ({ messages }) => messages],
  [({ shareToken }) => ({ name: 'open-conversation', data: { shareToken } }), () => /Where is my invoice/],
  [() => ({ name: 'start-bot', data: { botId: 'guide' } }), () => 'Adlane guide'],
  [() => ({ name: 'open-helpcenter', data: {} }), ({ help }) => help],
  [
    ({ collection }) => ({ name: 'open-help-collection', data: { collectionId: collection } }),
    () => 'Getting started',
  ],
  [({ article }) => ({ name: 'open-help-article', data: { articleId: article } }), () => /Open your account/],
  [() => ({ name: 'open-helpcenter-search', data: { term: 'invoice' } }), ({ help }) => help],
  [() => ({ name: 'open-news', data: {} }), ({ news }) => news],
  [({ news }) => ({ name: 'open-news-article', data: { id: news } }), () => /Recurring payments/],
  [() => ({ name: 'open-checklists', data: {} }), ({ checklists }) => checklists],
  [
    ({ checklist }) => ({ name: 'start-checklist', data: { outboundId: checklist } }),
    () => 'Set up your account',
  ],
  [({ checklist }) => ({ name: 'open-checklist', data: { id: checklist } }), () => 'Set up your account'],
  [() => ({ name: 'open-feature-requests', data: {} }), ({ featureRequests }) => featureRequests],
];
