import type { Carousel } from '@adlane/contract/ads/templates';
import { describe, expect, it } from 'vitest';
import { exampleLaunch, picture, video } from '../../../../../../test/exampleLaunch';
import { planSteps } from '../../saga/planSteps';
import { facebookAdapter } from '../facebookAdapter';

const room = { ...picture, id: 18, name: 'room.png' };
const carousel: Carousel = {
  isEnabled: true,
  isOptimized: false,
  hasEndCard: true,
  cards: [
    { id: 4, mediaId: 18, headline: 'The room of {Business Name}', description: '', link: '{Shop}/room' },
    { id: 2, mediaId: 19, headline: 'The visit', description: 'See it', link: '' },
    { id: 3, mediaId: 18, headline: 'Again', description: '', link: '' },
  ],
};
const content = { carousel };
const media = [picture, room, video];
type Changes = NonNullable<Parameters<typeof exampleLaunch>[0]>;

const plan = (changes: Changes = {}) =>
  planSteps(facebookAdapter, exampleLaunch({ content, media, ...changes }), 'adlane-x');
const traffic = {
  ad_launch_type: 'landing_page' as const,
  field: { objective: 'OUTCOME_TRAFFIC', optimization_goal: 'LINK_CLICKS' },
};
const messenger = {
  ad_launch_type: 'messenger' as const,
  field: { objective: 'OUTCOME_ENGAGEMENT', optimization_goal: 'CONVERSATIONS' },
};

function readStory(changes: Changes, key = 'creative:1') {
  const step = plan(changes).find((each) => each.key === key);
  return step?.request.object_story_spec as { link_data: Record<string, unknown> };
}

describe('the creative of a carousel', () => {
  it('has the cards in their order, each with its medium, and opens the form from each', () => {
    const action = { type: 'SIGN_UP', value: { link: 'http://fb.me/', lead_gen_form_id: '{leadForm}' } };
    expect(readStory({ inserts: [] })).toEqual({
      page_id: '2001',
      link_data: {
        message: 'One smile',
        link: 'http://fb.me/',
        multi_share_optimized: false,
        multi_share_end_card: true,
        call_to_action: action,
        child_attachments: [
          {
            link: 'http://fb.me/',
            name: 'The room of {Business Name}',
            image_hash: '{image:18}',
            call_to_action: action,
          },
          {
            link: 'http://fb.me/',
            name: 'The visit',
            description: 'See it',
            video_id: '{video:19}',
            image_hash: '{thumbnail:19}',
            call_to_action: action,
          },
          { link: 'http://fb.me/', name: 'Again', image_hash: '{image:18}', call_to_action: action },
        ],
      },
    });
  });

  it('shows the picture that Facebook takes of a video without a thumbnail', () => {
    const { link_data } = readStory({ media: [picture, room, { ...video, hasThumbnail: false }] });
    expect(link_data.child_attachments).toMatchObject([{}, { picture: '{videoReady:19}' }, {}]);
  });

  it('a card of a traffic ad opens its own page, else the landing page, and so does its button', () => {
    const { link_data } = readStory({ settings: { FbAdSetting: traffic } });
    expect(link_data).toMatchObject({ link: 'https://example.com/offer' });
    expect(link_data.child_attachments).toMatchObject([
      { link: '{Shop}/room', call_to_action: { value: { link: '{Shop}/room' } } },
      { link: 'https://example.com/offer', call_to_action: { value: { link: 'https://example.com/offer' } } },
      {},
    ]);
  });

  it('a message ad greets, and each card opens the app', () => {
    const { link_data } = readStory({ settings: { FbAdSetting: messenger } });
    expect(link_data.page_welcome_message).toContain('voucher');
    expect(link_data.child_attachments).toMatchObject(
      [1, 2, 3].map(() => ({
        link: 'https://fb.com/messenger_doc/',
        call_to_action: { type: 'MESSAGE_PAGE', value: { app_destination: 'MESSENGER' } },
      })),
    );
  });
});

describe('the launch of a carousel', () => {
  it('uploads the medium of each card once and no other, and makes one ad per ad text', () => {
    const keys = plan().map(({ key }) => key);
    expect(keys.filter((key) => /^(image|video|thumbnail):/.test(key))).toEqual([
      'image:18',
      'thumbnail:19',
      'video:19',
    ]);
    expect(keys.filter((key) => key.startsWith('creative:'))).toEqual([
      'creative:1',
      'creative:2',
      'creative:3',
    ]);
    expect(readStory({}, 'creative:2').link_data).toMatchObject({ message: 'Two smiles' });
  });

  it('shows no other media on single placements, and no cover on its videos', () => {
    const placed = {
      content: { carousel, placementMedia: { stories: 17 } },
      adCreativeType: 'video' as const,
    };
    const step = plan(placed).find(({ key }) => key === 'creative:1');
    expect(step?.request).not.toHaveProperty('asset_feed_spec');
    expect(plan(placed).map(({ key }) => key)).not.toContain('image:17');
  });

  it('a disabled carousel is a single ad', () => {
    const single = { content: { carousel: { ...carousel, isEnabled: false } } };
    expect(readStory(single).link_data).toMatchObject({ name: 'First', image_hash: '{image:17}' });
  });
});
