import { beforeEach, describe, expect, it } from 'vitest';
import { type Graph, openGraph } from '../../../../test/openGraph';
import { createFacebookDouble, type FacebookDouble } from '../createFacebookDouble';

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);
const link = 'https://example.com/rooms';
let double: FacebookDouble;
let graph: Graph;
let image_hash = '';

beforeEach(async () => {
  double = createFacebookDouble({ clock: { now: () => new Date('2026-11-21T10:00:00Z') } });
  graph = openGraph(double);
  const upload = await graph.call('POST', 'act_1001/adimages', { bytes: btoa(String.fromCharCode(...png)) });
  image_hash = upload.body.images.bytes?.hash ?? '';
});

function create(cards: readonly object[]) {
  const object_story_spec = { page_id: '2001', link_data: { link, message: 'Hi', child_attachments: cards } };
  return graph.call('POST', 'act_1001/adcreatives', { name: 'C', object_story_spec });
}

const card = (change: object = {}) => ({ link, name: 'A room', image_hash, ...change });
const cards = (count: number) => Array.from({ length: count }, () => card());

describe('the Facebook double takes a carousel', () => {
  it.each([
    ['of 1 card', 1, 400],
    ['of 2 cards', 2, 200],
    ['of 10 cards', 10, 200],
    ['of 11 cards', 11, 400],
  ])('%s', async (_name, count, status) => {
    expect((await create(cards(count))).status).toBe(status);
  });

  it.each([
    ['a card without a link', { link: undefined }, 1443048],
    ['a card without a picture', { image_hash: undefined }, 1443048],
    ['a picture that was not uploaded', { image_hash: 'nowhere' }, 2446388],
    [
      'a button with another link than its card',
      { call_to_action: { type: 'LEARN_MORE', value: { link: 'https://example.com/other' } } },
      1443048,
    ],
  ])('and refuses %s', async (_name, change, error_subcode) => {
    expect((await create([card(), card(change)])).body.error).toMatchObject({ error_subcode });
  });

  it.each([
    ['an unknown video', { video_id: '77' }],
    ['a form of another page', { call_to_action: { type: 'SIGN_UP', value: { lead_gen_form_id: '77' } } }],
    ['a field that cards do not have', { title: 'A room' }],
  ])('and refuses %s', async (_name, change) => {
    expect((await create([card(), card(change)])).body.error).toMatchObject({ code: 100 });
  });
});
