import { expect, it } from 'vitest';
import type { PagePost } from '../../ads/facebookAssets/pagePosts';
import { postMessages } from '../../constants/texts/postMessages';
import { checkPromotedPost, type PostTerms } from './promotedPost';

const plain: PagePost = {
  id: '2001_1',
  message: 'Hello',
  picture_url: null,
  permalink_url: null,
  created_at: '2026-11-21T10:00:00.000Z',
  reactions: 0,
  comments: 0,
  shares: 0,
  link: null,
  button: null,
  is_eligible: true,
};
const linked: PagePost = { ...plain, link: 'https://example.com/' };
const chatting: PagePost = { ...plain, button: 'MESSAGE_PAGE' };
const closed = { is_eligible: false };
const traffic: PostTerms = { adType: 'landing_page', opensInstagram: false };
const chat: PostTerms = { adType: 'messenger', opensInstagram: false };

it.each<[string, PostTerms, PagePost, string | undefined]>([
  ['a traffic ad takes a post with a link', traffic, linked, undefined],
  ['a traffic ad refuses a post without one', traffic, plain, postMessages.linkRequired],
  ['a traffic ad refuses a post that opens a chat', traffic, chatting, postMessages.linkRequired],
  ['Facebook refuses some posts', traffic, { ...linked, ...closed }, postMessages.ineligible],
  ['a message ad takes a post with a Send message button', chat, chatting, undefined],
  ['a message ad refuses a post with another button', chat, linked, postMessages.buttonRequired],
  ['Facebook refuses some posts with that button', chat, { ...chatting, ...closed }, postMessages.ineligible],
  ['a message ad on Instagram is no post', { ...chat, opensInstagram: true }, chatting, postMessages.oneApp],
  ['a traffic ad opens no app', { ...traffic, opensInstagram: true }, linked, undefined],
  ['a lead ad is no post', { adType: 'leadform', opensInstagram: false }, linked, postMessages.leadForm],
])('%s', (_case, terms, post, message) => {
  expect(checkPromotedPost(terms, post)).toBe(message);
});
