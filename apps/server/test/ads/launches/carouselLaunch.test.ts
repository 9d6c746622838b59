import { createApp, type Ports, resumeLaunches } from '@adlane/api-server';
import { ads, media, template_media, templates } from '@adlane/api-server/schema';
import type { Launch, LaunchReview } from '@adlane/contract/ads/launches';
import type { Carousel, Template } from '@adlane/contract/ads/templates';
import { carouselMessages, messages } from '@adlane/contract/rules';
import { afterEach, describe, expect, it } from 'vitest';
import { createInlineJobs } from '../../../src/ports/inlineJobs';
import { findRow, insertRow, updateRows } from '../../fixtures/rows/rows';
import { type CrashPoint, createDyingPorts } from '../../harness/launches/createDyingPorts';
import { createLaunchTest, type LaunchTest } from '../../harness/launches/createLaunchTest';
import { createResubmitCalls, refreshAds } from '../../harness/launches/resubmit/createResubmitCalls';
import { createMp4, createPng } from '../../harness/mediaFiles';

let test: LaunchTest;
afterEach(() => test?.close());

const traffic = {
  FbAdSetting: {
    ad_launch_type: 'landing_page',
    field: { objective: 'OUTCOME_TRAFFIC', optimization_goal: 'LINK_CLICKS' },
  },
};
const messenger = {
  FbAdSetting: {
    ad_launch_type: 'messenger',
    field: { objective: 'OUTCOME_ENGAGEMENT', optimization_goal: 'CONVERSATIONS' },
  },
};

async function addFile(name: string, kind: 'image' | 'video'): Promise<number> {
  const { api, agencyId } = test;
  const type = kind === 'image' ? 'image/png' : 'video/mp4';
  const body = kind === 'image' ? createPng(640, 640) : createMp4({ totalBytes: 2500 });
  const [file_key, thumbnail_key] = [
    `public/media/${agencyId}/${name}`,
    `public/media/${agencyId}/${name}.png`,
  ];
  await api.ports.files.put(file_key, { body, type });
  await api.ports.files.put(thumbnail_key, { body: createPng(320, 320), type: 'image/png' });
  const frame = { thumbnail_key, thumbnail_url: `/files/${thumbnail_key}` };
  const row = { agency_id: agencyId, kind, name, type, file_key, url: `/files/${file_key}` };
  return (
    await insertRow(api.ownerPool, media, {
      ...row,
      bytes: body.byteLength,
      ...(kind === 'video' ? frame : {}),
    })
  ).id;
}

/** Adds a picture and a video to the launched template, and shows them on three cards. */
async function useCarousel(change: Partial<Carousel> = {}): Promise<Carousel> {
  const { api, agencyId, templateId, double } = test;
  double.setVideoProcessingMs(0);
  const [room, visit] = [await addFile('room.png', 'image'), await addFile('visit.mp4', 'video')];
  for (const [index, media_id] of [room, visit].entries()) {
    const row = { agency_id: agencyId, template_id: templateId, media_id, position: 50 + index };
    await insertRow(api.ownerPool, template_media, row);
  }
  const carousel: Carousel = {
    isEnabled: true,
    isOptimized: true,
    hasEndCard: false,
    cards: [
      { id: 1, mediaId: room, headline: 'At {Business Name}', description: 'Calm', link: '' },
      { id: 2, mediaId: visit, headline: 'The visit', description: '', link: 'https://example.com/visit' },
      { id: 3, mediaId: room, headline: 'The room', description: '', link: '' },
    ],
    ...change,
  };
  const { templateContent } = await findRow(api.ownerPool, templates, { where: { id: templateId } });
  const values = {
    templateContent: { ...templateContent, landingPageUrl: 'https://example.com/', carousel },
  };
  await updateRows(api.ownerPool, templates, values, { id: templateId });
  return carousel;
}

type Card = Readonly<Record<string, unknown>> & {
  readonly call_to_action: { readonly value: Readonly<Record<string, unknown>> };
};
type Story = {
  readonly link_data: Readonly<Record<string, unknown>> & { readonly child_attachments: Card[] };
};

const listStories = () =>
  test.double.state.objects
    .filter(({ kind }) => kind === 'AdCreative')
    .map(({ fields }) => (fields.object_story_spec as Story).link_data);
const countUploads = () => test.double.state.media.map(({ name }) => name).toSorted();

describe('a launch of a carousel', () => {
  it('uploads each medium once and makes one ad per ad text, whose cards open the form', async () => {
    test = await createLaunchTest();
    await useCarousel();
    const launch = await test.run();
    expect(launch).toMatchObject({ status: 'launched', message: null });
    expect(countUploads()).toHaveLength(3);
    const stories = listStories();
    expect(new Set(stories.map(({ message }) => message)).size).toBe(stories.length);
    const [form] = test.double.state.forms;
    for (const { child_attachments: cards, ...data } of stories) {
      expect(data).toMatchObject({ multi_share_optimized: true, multi_share_end_card: false });
      expect(cards).toMatchObject([
        { name: expect.stringMatching(/^At \w/), description: 'Calm' },
        { name: 'The visit', video_id: expect.any(String), image_hash: expect.any(String) },
        { name: 'The room' },
      ]);
      expect(cards[0]?.image_hash).toBe(cards[2]?.image_hash);
      expect(cards.map(({ call_to_action: { value } }) => value.lead_gen_form_id)).toEqual(
        [1, 2, 3].map(() => form?.id),
      );
    }
  });

  it('of a traffic ad opens the page of each card, else the landing page', async () => {
    test = await createLaunchTest();
    await useCarousel();
    expect(await test.run(traffic)).toMatchObject({ status: 'launched', message: null });
    for (const { child_attachments: cards } of listStories()) {
      const links = ['https://example.com/', 'https://example.com/visit', 'https://example.com/'];
      expect(cards.map(({ link }) => link)).toEqual(links);
      expect(cards.map(({ call_to_action: { value } }) => value.link)).toEqual(links);
    }
  });

  it('of a message ad opens Messenger', async () => {
    test = await createLaunchTest();
    await useCarousel();
    expect(await test.run(messenger)).toMatchObject({ status: 'launched', message: null });
  });

  it('is refused with words at the card that is wrong', async () => {
    test = await createLaunchTest();
    const { cards } = await useCarousel();
    await useCarousel({ cards: cards.map((card) => ({ ...card, mediaId: 999_999 })).slice(0, 2) });
    const answer = await test.api.request('/api/v1/adlane/facebook/review', {
      method: 'POST',
      token: test.token,
      body: test.body,
    });
    const { blockers } = (await answer.json()) as LaunchReview;
    expect(blockers.map(({ field }) => field)).toEqual(
      expect.arrayContaining([
        'templateContent.carousel.cards.0.mediaId',
        'templateContent.carousel.cards.1.mediaId',
      ]),
    );
  });

  it('is previewed by Facebook with all its cards', async () => {
    test = await createLaunchTest();
    await useCarousel();
    const { template_id, adAccountId, pageId } = test.body;
    const answer = await test.api.request('/api/v1/ads/previews', {
      method: 'POST',
      token: test.token,
      body: { template_id, ad_account_id: adAccountId, page_id: pageId, formats: ['MOBILE_FEED_STANDARD'] },
    });
    expect(answer.status).toBe(200);
  });
});

const points: [string, CrashPoint][] = [
  ['after the picture of a card was uploaded', { method: 'POST', path: /\/adimages$/, takesEffect: true }],
  ['before the video is finished', { method: 'POST', path: /\/advideos$/, nth: 3, takesEffect: false }],
  [
    'after the second creative was made',
    { method: 'POST', path: /\/adcreatives$/, nth: 2, takesEffect: true },
  ],
];

describe('a server that dies during the launch of a carousel', () => {
  it.each(points)('%s lets the next server finish it without anything twice', async (_case, point) => {
    const dying = createDyingPorts(point);
    test = await createLaunchTest({ ports: dying.ports });
    await useCarousel();
    const { id } = (await (await test.launch()).json()) as Launch;
    await dying.died;
    test.api.clock.advance(31_000);
    const jobs = createInlineJobs();
    const next: Ports = { ...test.api.ports, jobs, outbound: { fetch: (url, init) => fetch(url, init) } };
    createApp(next);
    expect(await resumeLaunches(next)).toBe(1);
    await jobs.settle();
    expect(await test.view(id)).toMatchObject({ status: 'launched', message: null });
    const names = test.double.state.objects.map(({ kind, fields }) => `${kind} ${String(fields.name)}`);
    expect(new Set(names).size).toBe(names.length);
    expect(test.campaigns()).toMatchObject([{ status: 'ACTIVE' }]);
  });
});

describe('a correction of a rejected carousel', () => {
  it('corrects the texts and the medium of its cards, and leaves it a carousel', async () => {
    test = await createLaunchTest();
    const { cards } = await useCarousel();
    await updateRows(test.api.ownerPool, ads, { refresh_due_at: null });
    const { ad_id } = await test.run();
    test.double.setReviewMs(0);
    for (const ad of test.double.state.objects.filter(({ kind }) => kind === 'Ad')) ad.isRejected = true;
    test.api.clock.advance(60_000);
    await refreshAds(test.api);
    const calls = createResubmitCalls(test.api, test.token, ad_id ?? 0);
    const { record, shown } = await calls.read();
    expect(shown).toMatchObject({ headlines: [], cards: [0, 1, 2] });
    const { urls } = record.template_media;
    const correct = (headline: string) => {
      const carousel = { ...record.template_content.carousel, isEnabled: false };
      const changed = cards.map((card, index) => (index === 2 ? { ...card, headline } : card));
      return calls.sendRecord({
        template_content: { ...record.template_content, carousel: { ...carousel, cards: changed } },
        template_media: {
          ...record.template_media,
          urls: urls.map((url) => url.replace('room.png', 'calm.png')),
        },
      } as Partial<typeof record>);
    };
    await addFile('calm.png', 'image');
    expect((await correct('SALE')).launch.errors).toEqual({
      'template_content.carousel.cards.2.headline': [messages.capitalWords],
    });
    const ofCard = { template_id: test.templateId, media_id: cards[1]?.mediaId ?? 0 };
    const other = await addFile('other.png', 'image');
    await updateRows(test.api.ownerPool, template_media, { media_id: other }, ofCard);
    expect((await correct('A calm room')).launch.errors).toEqual({
      'template_content.carousel.cards.1.mediaId': [carouselMessages.cardMediaRequired],
    });
    await updateRows(
      test.api.ownerPool,
      template_media,
      { media_id: ofCard.media_id },
      { ...ofCard, media_id: other },
    );
    const { launch } = await correct('A calm room');
    expect(await calls.launch(launch.id)).toMatchObject({ status: 'launched', message: null });
    const last = listStories().at(-1);
    expect(last?.child_attachments).toMatchObject([{}, { name: 'The visit' }, { name: 'A calm room' }]);
    const known = test.double.state.media.find(({ hash }) => hash === last?.child_attachments[2]?.image_hash);
    expect(known).toBeDefined();
  });
});

describe('a template that is saved as a carousel', () => {
  const view = async () => {
    const path = `/api/v1/templates/view/${test.templateId}`;
    return (await (await test.api.request(path, { token: test.token })).json()) as Template;
  };
  const save = async (templateContent: object) => {
    const { updated_at: base_updated_at } = await view();
    const answer = await test.api.request(`/api/v1/templates/update/${test.templateId}`, {
      method: 'PUT',
      token: test.token,
      body: { templateContent, base_updated_at },
    });
    return (await answer.json()) as { readonly errors?: object };
  };

  it('is complete with two cards, and not with one', async () => {
    test = await createLaunchTest();
    const { cards } = await useCarousel();
    expect((await view()).platformValidation.facebook).toBe(true);
    const { templateContent } = await view();
    const carousel = { isEnabled: true, isOptimized: true, hasEndCard: true, cards: cards.slice(0, 1) };
    expect((await save({ ...templateContent, carousel })).errors).toEqual({
      'templateContent.carousel.cards': [carouselMessages.tooFewCards],
    });
  });

  it('stays one for a caller that does not know cards, and names what is wrong at its card', async () => {
    test = await createLaunchTest();
    await useCarousel();
    const { carousel, ...known } = (await view()).templateContent;
    expect(await save({ ...known, headlines: known.headlines })).not.toHaveProperty('errors');
    expect((await view()).templateContent.carousel).toEqual(carousel);
    const cards = (carousel?.cards ?? []).map((card) => ({ ...card, description: 'Great SALE' })).slice(0, 2);
    expect((await save({ ...known, carousel: { ...carousel, cards } })).errors).toEqual({
      'templateContent.carousel.cards.0.description': [messages.capitalWords],
      'templateContent.carousel.cards.1.description': [messages.capitalWords],
    });
  });

  it('is copied with its cards', async () => {
    test = await createLaunchTest();
    const { cards } = await useCarousel();
    const path = `/api/v1/templates/duplicate/${test.templateId}`;
    const copied = (await (
      await test.api.request(path, { method: 'POST', token: test.token })
    ).json()) as Template;
    const { templateContent } = await findRow(test.api.ownerPool, templates, { where: { id: copied.id } });
    expect(templateContent.carousel?.cards).toEqual(cards);
  });
});
