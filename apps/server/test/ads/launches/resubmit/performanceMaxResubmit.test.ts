import { audit_log, media } from '@adlane/api-server/schema';
import { messages, ownMessages } from '@adlane/contract/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findRows, insertRow } from '../../../fixtures/rows/rows';
import {
  createGoogleResubmitTest,
  type GoogleResubmitTest,
} from '../../../harness/launches/resubmit/createGoogleResubmitTest';

let test: GoogleResubmitTest;
afterEach(() => test?.close());

const toYoutube = (id: string) => `https://www.youtube.com/watch?v=${id}`;
type Resource = ReturnType<GoogleResubmitTest['resources']>[number];
const getText = ({ textAsset }: Resource['values']) =>
  (textAsset as { readonly text?: string } | undefined)?.text;

/** Returns what a link shows. */
function findAsset(link: Resource | undefined): Resource['values'] {
  const found = test.resources('assets').find(({ values }) => values.resourceName === link?.values.asset);
  return found?.values ?? {};
}

const listLinks = (group: string) =>
  test.resources('assetGroupAssets').filter(({ values }) => values.assetGroup === group);
const findLink = (group: string, text: string) =>
  listLinks(group).find((link) => getText(findAsset(link)) === text)?.values.resourceName;
const listTexts = (group: string) =>
  listLinks(group)
    .filter(({ values }) => values.fieldType === 'HEADLINE')
    .map((link) => getText(findAsset(link)) ?? '')
    .sort();

/** Adds another asset group at Google, which shows the same as the first one, with some texts replaced. */
function addGroup(number: number, texts: Readonly<Record<string, string>>): string {
  const { resources } = test.double.state;
  const [group] = test.resources('assetGroups');
  if (!group) throw new Error('The campaign has no asset group.');
  const first = String(group.values.resourceName);
  const name = `${first}${number}`;
  const links = listLinks(first);
  resources.push({ ...group, values: { ...group.values, resourceName: name } });
  for (const link of links) {
    const shown = findAsset(link);
    const text = texts[getText(shown) ?? ''];
    const asset = text === undefined ? link.values.asset : `${String(link.values.asset)}${number}`;
    if (text !== undefined) {
      const values = { ...shown, resourceName: asset, textAsset: { text } };
      resources.push({ ...link, collection: 'assets', values });
    }
    const resourceName = `${String(link.values.resourceName)}~${number}`;
    resources.push({ ...link, values: { ...link.values, resourceName, asset, assetGroup: name } });
  }
  return name;
}

describe('correcting a Performance Max campaign with one asset group', () => {
  beforeEach(async () => {
    test = await createGoogleResubmitTest('PERFORMANCE_MAX');
  });

  it('replaces the logo of the campaign, which the reason names, by one in its shape', async () => {
    const [link] = test.links('LOGO');
    await test.disapprove([link?.values.resourceName], 'IMAGE_QUALITY');
    const draft = await test.calls.read();
    expect(draft.reasons).toContainEqual({
      message: expect.stringContaining('image quality (logo.png'),
      field: 'template_media',
    });
    expect([draft.shown?.media, draft.media, draft.leftOut]).toEqual([
      [0],
      [{ kind: 'logo', thumbnailUrl: draft.record.template_media.urls[0] }],
      [],
    ]);
    const wide = await test.addPicture('wide', 1200, 300);
    expect(await test.replaceMedia([wide.url])).toMatchObject({
      errors: { 'template_media.urls.0': ['Choose a logo in the shape of the one that it replaces.'] },
    });
    const calm = await test.addPicture('calm', 600, 600);
    expect(await test.replaceMedia([calm.url])).toMatchObject({ status: 'launched', message: null });
    expect(test.links('LOGO')).toHaveLength(1);
    expect(test.links('LOGO')[0]?.values.asset).not.toBe(link?.values.asset);
    expect((await test.calls.view()).status).toBe('active');
  });

  it('shows and replaces a picture that was put there at Google', async () => {
    const [link] = test.links('MARKETING_IMAGE');
    const [asset] = test
      .resources('assets')
      .filter(({ values }) => values.resourceName === link?.values.asset);
    if (!link || !asset) throw new Error('The asset group has no picture.');
    const name = `${String(asset.values.resourceName)}7`;
    test.double.state.resources.push({ ...asset, values: { ...asset.values, id: '7', resourceName: name } });
    link.values.asset = name;
    await test.disapprove([link.values.resourceName], 'IMAGE_QUALITY');
    const { record, leftOut } = await test.calls.read();
    expect([record.template_media.urls, leftOut]).toEqual([[expect.stringContaining('/__images/')], []]);
    const calm = await test.addPicture('calm', 1910, 1000);
    expect(await test.replaceMedia([calm.url])).toMatchObject({ status: 'launched', message: null });
    expect(test.links('MARKETING_IMAGE')).toHaveLength(1);
  });

  it('replaces a refused picture of a Performance Max campaign by one in its shape', async () => {
    const { calls, names } = test;
    const [link] = test.links('MARKETING_IMAGE');
    await test.disapprove([link?.values.resourceName], 'IMAGE_QUALITY');
    const draft = await calls.read();
    expect(draft.shown?.media).toEqual([0]);
    expect(draft.reasons).toContainEqual({
      message: expect.stringContaining('image quality (landscape.png'),
      field: 'template_media',
    });
    const calm = await test.addPicture('calm', 1910, 1000);
    const square = await test.addPicture('square2', 600, 600);
    expect(await test.replaceMedia([square.url])).toMatchObject({
      errors: {
        'template_media.urls.0': ['Choose a picture in the shape of the one that it replaces.'],
      },
    });
    expect(await test.replaceMedia([calm.url])).toMatchObject({ status: 'launched', message: null });
    expect(test.links('MARKETING_IMAGE')).toHaveLength(1);
    expect(test.links('MARKETING_IMAGE')[0]?.values.asset).not.toBe(link?.values.asset);
    expect(names('campaigns')).toHaveLength(1);
  });

  it('changes the address alone of a Performance Max campaign', async () => {
    const { calls } = test;
    const [link] = test.resources('assetGroupAssets');
    await test.disapprove([link?.values.resourceName], 'DESTINATION_NOT_WORKING');
    const { launch } = await calls.send({ landingPageUrl: 'https://brightside.example/new' });
    expect(await calls.launch(launch.id)).toMatchObject({ status: 'launched', message: null });
    expect(test.resources('assetGroups')[0]?.values.finalUrls).toEqual(['https://brightside.example/new']);
  });

  it('replaces the refused text of a Performance Max campaign, which the reason names', async () => {
    const { calls, names } = test;
    const asset = test
      .resources('assets')
      .find(({ values }) => JSON.stringify(values).includes('Best smile ever'));
    const link = test
      .resources('assetGroupAssets')
      .find(({ values }) => values.asset === asset?.values.resourceName);
    await test.disapprove([link?.values.resourceName], 'UNRELIABLE_CLAIMS');
    const draft = await calls.read();
    expect(draft.reasons).toContainEqual({
      message: "Google's policies do not allow this: unreliable claims (“Best smile ever”)",
      field: 'template_content.headlines',
    });
    const count = names('assetGroupAssets').length;
    const unchanged = await calls.send({});
    expect(unchanged.status).toBe(422);
    const headlines = draft.record.template_content.headlines.map((version) =>
      version.value === 'Best smile ever' ? { ...version, value: 'A friendly dentist' } : version,
    );
    const { launch } = await calls.send({ headlines });
    expect(await calls.launch(launch.id)).toMatchObject({ status: 'launched', message: null });
    expect(names('assetGroupAssets')).toHaveLength(count);
    expect(names('assetGroupAssets')).not.toContain(link?.values.resourceName);
    expect(names('campaigns')).toHaveLength(1);
  });
});

describe('correcting a video of a Performance Max campaign', () => {
  it('replaces it by another video of YouTube, and by no uploaded one', async () => {
    test = await createGoogleResubmitTest('PERFORMANCE_MAX', [toYoutube('aaaaaaaaaaa')]);
    const [link] = test.links('YOUTUBE_VIDEO');
    await test.disapprove([link?.values.resourceName], 'SHOCKING_CONTENT');
    const draft = await test.calls.read();
    expect([draft.record.template_media.urls, draft.media]).toEqual([
      [toYoutube('aaaaaaaaaaa')],
      [{ kind: 'video', thumbnailUrl: 'https://i.ytimg.com/vi/aaaaaaaaaaa/hqdefault.jpg' }],
    ]);
    const add = (url: string, youtube_id: string | null) =>
      insertRow(test.ownerPool, media, {
        agency_id: test.agencyId,
        kind: 'video',
        name: 'Calm visit',
        url,
        youtube_id,
      });
    await add('/files/calm.mp4', null);
    expect(await test.replaceMedia(['/files/calm.mp4'])).toMatchObject({
      errors: { 'template_media.urls.0': ['Choose a video of YouTube: Google shows no others.'] },
    });
    await add(toYoutube('bbbbbbbbbbb'), 'bbbbbbbbbbb');
    expect(await test.replaceMedia([toYoutube('bbbbbbbbbbb')])).toMatchObject({
      status: 'launched',
      message: null,
    });
    const [corrected, ...others] = test.links('YOUTUBE_VIDEO');
    const { youtubeVideoAsset } = findAsset(corrected);
    expect([youtubeVideoAsset, others]).toEqual([{ youtubeVideoId: 'bbbbbbbbbbb' }, []]);
  });
});

describe('correcting several asset groups of a Performance Max campaign', () => {
  beforeEach(async () => {
    test = await createGoogleResubmitTest('PERFORMANCE_MAX');
  });

  it('corrects each rejected group with its own texts, and no other', async () => {
    const [first = ''] = test.names('assetGroups');
    const second = addGroup(2, { 'Best smile ever': 'Evening hours' });
    const third = addGroup(3, { 'Best smile ever': 'Free parking' });
    await test.disapprove([findLink(first, 'Best smile ever'), findLink(second, 'Evening hours')]);
    const { record, leftOut } = await test.calls.read();
    expect(leftOut).toEqual(['1 of 3 asset groups: they were not rejected and stay as they are.']);
    const { headlines } = record.template_content;
    expect(headlines.map(({ value }) => value)).toEqual([
      'Best smile ever',
      'Gentle care',
      'Book today',
      'Evening hours',
    ]);
    const corrections: Readonly<Record<string, string>> = {
      'Best smile ever': 'A friendly dentist',
      'Evening hours': 'Open until eight',
      'Gentle care': 'Calm care',
    };
    const { launch } = await test.calls.send({
      headlines: headlines.map((version) => ({
        ...version,
        value: corrections[version.value] ?? version.value,
      })),
      landingPageUrl: 'https://brightside.example/new',
    });
    expect(await test.calls.launch(launch.id)).toMatchObject({ status: 'launched', message: null });
    expect([first, second, third].map((group) => listTexts(group))).toEqual([
      ['A friendly dentist', 'Book today', 'Calm care'],
      ['Book today', 'Calm care', 'Open until eight'],
      ['Book today', 'Free parking', 'Gentle care'],
    ]);
    expect(test.resources('assetGroups').map(({ values }) => values.finalUrls)).toEqual([
      ['https://brightside.example/new'],
      ['https://brightside.example/new'],
      ['https://brightside.example/exam'],
    ]);
    const calm = test.resources('assets').filter(({ values }) => getText(values) === 'Calm care');
    expect(calm).toHaveLength(1);
  });

  it('replaces a picture that several groups show in all of them', async () => {
    const [first = ''] = test.names('assetGroups');
    const second = addGroup(2, {});
    const rejected = test.links('MARKETING_IMAGE').map(({ values }) => values.resourceName);
    await test.disapprove(rejected, 'IMAGE_QUALITY');
    expect((await test.calls.read()).shown?.media).toEqual([0]);
    const calm = await test.addPicture('calm', 1910, 1000);
    expect(await test.replaceMedia([calm.url])).toMatchObject({ status: 'launched', message: null });
    const links = test.links('MARKETING_IMAGE');
    expect(links.map(({ values }) => values.assetGroup)).toEqual(expect.arrayContaining([first, second]));
    expect(links).toHaveLength(2);
    expect(new Set(links.map(({ values }) => values.asset)).size).toBe(1);
  });

  it('refuses a new text, which would belong to none of them', async () => {
    const [first = ''] = test.names('assetGroups');
    await test.disapprove([
      findLink(first, 'Best smile ever'),
      findLink(addGroup(2, { 'Best smile ever': 'Evening hours' }), 'Evening hours'),
    ]);
    const { record } = await test.calls.read();
    const { headlines } = record.template_content;
    const added = { id: 9, title: 'Headline 9', value: 'One more', isDefault: false };
    const { status, launch } = await test.calls.send({ headlines: [...headlines, added] });
    expect([status, Object.keys(launch.errors ?? {})]).toEqual([422, ['template_content.headlines']]);
  });
});

describe('correcting the business name of a Performance Max campaign', () => {
  /** Names at Google with what shows them. */
  const listNames = () =>
    test
      .links('BUSINESS_NAME')
      .map((link) => `${String(link.values.campaign ?? link.values.assetGroup)} ${getText(findAsset(link))}`)
      .sort();
  const listObjects = () =>
    test.double.state.resources
      .filter(({ values }) => values.status !== 'REMOVED')
      .map(({ collection, values }) => `${collection} ${String(values.resourceName)}`);
  const rename = async (business_name: string) => {
    const { launch, status } = await test.calls.sendRecord({ business_name });
    return status === 202 ? test.calls.launch(launch.id) : launch;
  };
  const describeRejected = (name: string) => ({
    message: `Google's policies do not allow this: unreliable claims (business name “${name}”)`,
    field: 'business_name',
  });
  beforeEach(async () => {
    test = await createGoogleResubmitTest('PERFORMANCE_MAX');
  });

  it('replaces the one on the campaign, which the reason names, and nothing else', async () => {
    const [rejected] = test.links('BUSINESS_NAME');
    await test.disapprove([rejected?.values.resourceName]);
    const { record, reasons } = await test.calls.read();
    expect(record.business_name).toBe('Brightside Dental');
    expect(reasons).toContainEqual(describeRejected('Brightside Dental'));
    const before = listObjects();
    expect(await rename('Brightside')).toMatchObject({ status: 'launched', message: null });
    expect(listNames()).toEqual([`${String(rejected?.values.campaign)} Brightside`]);
    const after = listObjects();
    const added = after.filter((one) => !before.includes(one));
    expect(added.map((one) => one.split(' ')[0])).toEqual(['assets', 'campaignAssets']);
    expect(before.filter((one) => !after.includes(one))).toEqual([
      `campaignAssets ${String(rejected?.values.resourceName)}`,
    ]);
    expect((await test.calls.view()).status).toBe('active');
    const [entry] = await findRows(test.ownerPool, audit_log, { where: { action: 'launches.resubmit' } });
    expect(entry?.changes).toEqual({ business_name: { from: 'Brightside Dental', to: 'Brightside' } });
  });

  it('replaces the rejected ones of its asset groups, each in its own group', async () => {
    const [first = ''] = test.names('assetGroups');
    const [campaign] = test.resources('campaigns');
    if (!campaign) throw new Error('The campaign is missing.');
    campaign.values.brandGuidelinesEnabled = false;
    for (const link of [...test.links('BUSINESS_NAME'), ...test.links('LOGO')]) {
      const { campaign: _campaign, resourceName, ...values } = link.values;
      const name = String(resourceName).replace('/campaignAssets/', '/assetGroupAssets/');
      const collection = 'assetGroupAssets';
      const moved = { ...link, collection, values: { ...values, resourceName: name, assetGroup: first } };
      test.double.state.resources.push(moved);
      link.values.status = 'REMOVED';
    }
    const second = addGroup(2, { 'Brightside Dental': 'No. 1 Dentist' });
    const third = addGroup(3, { 'Brightside Dental': 'Dental Bay' });
    await test.disapprove([findLink(first, 'Brightside Dental'), findLink(second, 'No. 1 Dentist')]);
    const { record, reasons } = await test.calls.read();
    expect(record.business_name).toBe('Brightside Dental');
    expect(reasons).toContainEqual(describeRejected('No. 1 Dentist'));
    expect(await rename('Brightside')).toMatchObject({ status: 'launched', message: null });
    expect(listNames()).toEqual([`${first} Brightside`, `${second} Brightside`, `${third} Dental Bay`]);
    expect((await test.calls.view()).status).toBe('active');
  });

  it('takes no more than 20 characters, though one of 25 that was written at Google may stay', async () => {
    const [link] = test.links('BUSINESS_NAME');
    const longest = 'x'.repeat(25);
    findAsset(link).textAsset = { text: longest };
    const { values: headline } = test.links('HEADLINE')[0] ?? {};
    await test.disapprove([headline?.resourceName]);
    const { record } = await test.calls.read();
    expect(record.business_name).toBe(longest);
    expect(await rename('x'.repeat(21))).toMatchObject({
      errors: { business_name: [ownMessages.googleBusinessNameTooLong] },
    });
    expect(await rename('')).toMatchObject({ errors: { business_name: [messages.fieldRequired] } });
    const [, ...headlines] = record.template_content.headlines;
    const corrected = { id: 1, title: 'Headline 1', value: 'A friendly dentist', isDefault: true };
    const { launch } = await test.calls.send({ headlines: [corrected, ...headlines] });
    expect(await test.calls.launch(launch.id)).toMatchObject({ status: 'launched', message: null });
    expect(listNames()).toEqual([`${String(link?.values.campaign)} ${longest}`]);
    expect(await test.calls.view()).toMatchObject({ status: 'active' });
  });
});

describe('correcting a Search campaign', () => {
  it('refuses a business name, because its ads show none', async () => {
    test = await createGoogleResubmitTest('SEARCH');
    await test.disapprove([test.resources('adGroupAds')[0]?.values.resourceName]);
    expect((await test.calls.read()).record.business_name).toBeNull();
    const { status, launch } = await test.calls.sendRecord({ business_name: 'Brightside' });
    expect([status, Object.keys(launch.errors ?? {})]).toEqual([422, ['business_name']]);
  });
});
