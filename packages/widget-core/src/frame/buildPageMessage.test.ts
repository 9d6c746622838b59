import { expect, test } from 'vitest';
import { parsePageMessage } from '../protocol/pageMessages';
import { buildPageMessage, type PageRequest } from './buildPageMessage';

test.each<[PageRequest, object]>([
  [{ page: 'conversations' }, { name: 'open-conversations', data: { hideBackButton: false } }],
  [
    { page: 'helpcenter', back: false },
    { name: 'open-helpcenter', data: { hideBackButton: true } },
  ],
  [
    { page: 'news', back: true },
    { name: 'open-news', data: { hideBackButton: false } },
  ],
  [{ page: 'checklists' }, { name: 'open-checklists', data: { hideBackButton: false } }],
  [{ page: 'feature-requests' }, { name: 'open-feature-requests', data: { hideBackButton: false } }],
  [
    { page: 'bot', id: '' },
    { name: 'start-bot', data: { botId: '', hideBackButton: false } },
  ],
  [
    { page: 'conversation', id: 't' },
    { name: 'open-conversation', data: { shareToken: 't', hideBackButton: false } },
  ],
  [
    { page: 'collection', id: '1' },
    { name: 'open-help-collection', data: { collectionId: '1', hideBackButton: false } },
  ],
  [
    { page: 'article', id: '1' },
    { name: 'open-help-article', data: { articleId: '1', hideBackButton: false } },
  ],
  [
    { page: 'search', id: 'x' },
    { name: 'open-helpcenter-search', data: { term: 'x', hideBackButton: false } },
  ],
  [
    { page: 'news-article', id: '1' },
    { name: 'open-news-article', data: { id: '1', hideBackButton: false } },
  ],
  [
    { page: 'open-checklist', id: '1' },
    { name: 'open-checklist', data: { id: '1', hideBackButton: false } },
  ],
  [
    { page: 'checklist', id: '1' },
    { name: 'start-checklist', data: { outboundId: '1', hideBackButton: false } },
  ],
  [
    { page: 'survey', id: '1', format: 'survey_full' },
    { name: 'start-survey', data: { flow: '1', hideBackButton: true, format: 'survey_full' } },
  ],
])('%j in the words of the frame, which reads it back', (request, message) => {
  expect(buildPageMessage(request)).toEqual(message);
  expect(parsePageMessage(JSON.stringify(message))).toEqual(message);
});
