import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { lead_forms, media, template_media, templates } from '@adlane/api-server/schema';
import type { Launch } from '@adlane/contract/ads/launches';
import { campaignStructures } from '@adlane/contract/constants';
import { describe, expect, it } from 'vitest';
import { deleteRows, findRow, insertRow, updateRows } from '../fixtures/rows/rows';
import { checkRecorded } from '../harness/launches/checkRecorded';
import { createGoogleLaunchTest } from '../harness/launches/createGoogleLaunchTest';
import { createLaunchTest, type LaunchTest } from '../harness/launches/createLaunchTest';
import { recordRequests } from '../harness/launches/recordRequests';
import { createJpeg, createMp4 } from '../harness/mediaFiles';

/** Where the record is written; `npm run double:record -- FILE` sets it. */
const folder = process.env.ADLANE_RECORD_FOLDER ?? join(process.cwd(), 'build');

const goal = (ad_launch_type: string, objective: string, optimization_goal: string) => ({
  FbAdSetting: { ad_launch_type, field: { objective, optimization_goal } },
});
const instagram = { selectedInstagram: { id: '5001', name: 'Smile' } };
const messages = goal('messenger', 'OUTCOME_ENGAGEMENT', 'CONVERSATIONS');
const apps = (messenger: boolean, isInstagram: boolean) => ({
  ...messages,
  settings: { ...(isInstagram ? instagram : {}), messagingApps: { messenger, instagram: isInstagram } },
});

const adTypes: Readonly<Record<string, Record<string, unknown>>> = {
  'lead form': goal('leadform', 'OUTCOME_LEADS', 'LEAD_GENERATION'),
  'quality leads': goal('leadform', 'OUTCOME_LEADS', 'QUALITY_LEAD'),
  clicks: goal('landing_page', 'OUTCOME_TRAFFIC', 'LINK_CLICKS'),
  conversions: {
    ...goal('landing_page', 'OUTCOME_LEADS', 'OFFSITE_CONVERSIONS'),
    settings: { selectedPixel: { id: '7001', name: 'Site' }, selectedEventConversionType: 'LEAD' },
  },
  Messenger: apps(true, false),
  Instagram: apps(false, true),
  'both apps': apps(true, true),
};

type MediaSet = {
  readonly type: 'image' | 'video' | 'image_with_video';
  readonly use: readonly string[];
  readonly stories?: string;
};
const mediaSets: Readonly<Record<string, MediaSet>> = {
  image: { type: 'image', use: ['square'] },
  video: { type: 'video', use: ['clip'] },
  'image and video': { type: 'image_with_video', use: ['square', 'clip'] },
  'upright image in stories': { type: 'image', use: ['square', 'upright'], stories: 'upright' },
  'upright video in stories': { type: 'image_with_video', use: ['square', 'clip'], stories: 'clip' },
};

const manual = { placement: 'Manual' };
const automatic = { placement: 'Automatic' };
type Place = readonly [name: string, terms: Record<string, unknown>, targeting: Record<string, unknown>];
const anywhere: Place = ['US', { countries: ['US'] }, manual];
const places: readonly Place[] = [
  anywhere,
  [
    'EU',
    { countries: ['DE', 'FR'], settings: { dsaBeneficiary: 'Brightside', dsaPayor: 'Brooks' } },
    automatic,
  ],
  [
    'Asia',
    {
      countries: ['TW', 'SG', 'TH'],
      settings: { verifiedBeneficiary: '770077', verifiedPayor: '880088' },
    },
    manual,
  ],
  ['lifetime', { budgetType: 'lifetime', budget: 90_000, endTime: '2027-06-01T00:00:00Z' }, automatic],
  ['capped', { settings: { bidStrategy: 'LOWEST_COST_WITH_BID_CAP', bidAmount: 500 } }, manual],
];

/** Adds the media of all launches to the library. @returns their ids by name */
async function addMedia({ api, agencyId }: LaunchTest): Promise<Record<string, number>> {
  const files = {
    square: { kind: 'image', type: 'image/jpeg', body: createJpeg(1080, 1080) },
    upright: { kind: 'image', type: 'image/jpeg', body: createJpeg(1080, 1920) },
    clip: { kind: 'video', type: 'video/mp4', body: createMp4({ totalBytes: 2500 }) },
  } as const;
  const ids: Record<string, number> = {};
  for (const [name, { kind, type, body }] of Object.entries(files)) {
    const file_key = `public/media/${agencyId}/${name}`;
    await api.ports.files.put(file_key, { body, type });
    const row = {
      agency_id: agencyId,
      kind,
      name,
      type,
      file_key,
      url: `/files/${file_key}`,
      bytes: body.byteLength,
    };
    ids[name] = (await insertRow(api.ownerPool, media, row)).id;
  }
  return ids;
}

async function useTemplate(
  { api, agencyId, templateId }: LaunchTest,
  ids: Readonly<Record<string, number>>,
  { set, structure, targeting }: { set: MediaSet; structure: string; targeting: object },
): Promise<void> {
  const where = { id: templateId };
  const { templateContent, templateTargeting } = await findRow(api.ownerPool, templates, { where });
  const placementMedia = { stories: set.stories === undefined ? null : (ids[set.stories] ?? null) };
  const values = {
    adCreativeType: set.type,
    templateContent: { ...templateContent, campaignStructure: structure, placementMedia },
    templateTargeting: { ...templateTargeting, ...targeting },
  };
  await updateRows(api.ownerPool, templates, values as Partial<typeof templates.$inferSelect>, where);
  await deleteRows(api.ownerPool, template_media, { template_id: templateId });
  for (const [position, name] of set.use.entries()) {
    const row = { agency_id: agencyId, template_id: templateId, media_id: ids[name] ?? 0, position };
    await insertRow(api.ownerPool, template_media, row);
  }
}

/** Combinations that Facebook does not offer. */
function isImpossible(type: string, structure: string): boolean {
  return type === 'both apps' && structure === 'dynamic';
}

/** Finds a form for launches without a template. */
async function findLeadFormId({ api, agencyId }: LaunchTest): Promise<number> {
  return (await findRow(api.ownerPool, lead_forms, { where: { agency_id: agencyId, client_id: null } })).id;
}

async function instantLaunch(test: LaunchTest, body: object): Promise<Launch> {
  const { templateId, api, token } = test;
  const { templateContent, templateTargeting } = await findRow(api.ownerPool, templates, {
    where: { id: templateId },
  });
  const { template_id: _none, ...terms } = test.body;
  const leadFormId = await findLeadFormId(test);
  const answer = await api.request('/api/v1/adlane/instant/facebook', {
    method: 'POST',
    token,
    body: { ...terms, leadFormId, ...body, templateContent, templateTargeting },
  });
  if (answer.status !== 202) throw new Error(`Launching answered ${answer.status}: ${await answer.text()}`);
  const { id } = (await answer.json()) as Launch;
  await api.jobs.settle();
  return test.view(id);
}

describe('the record of all kinds of launches', () => {
  it('has no parameter, value or omission that Facebook does not know', async () => {
    await mkdir(folder, { recursive: true });
    const record = await recordRequests(join(folder, 'facebook-requests.jsonl'));
    const test = await createLaunchTest({ ports: { outbound: record.outbound } });
    test.double.setVideoProcessingMs(0);
    const ids = await addMedia(test);
    const failures: string[] = [];
    let launches = 0;
    const expectLaunched = async (name: string, run: () => Promise<Launch>) => {
      const launch = await run().catch((error: unknown) => ({ status: 'refused', message: String(error) }));
      launches += 1;
      if (launch.status !== 'launched') failures.push(`${name}: ${launch.status} ${launch.message}`);
      test.double.state.requests.length = 0;
    };
    try {
      for (const [type, settings] of Object.entries(adTypes)) {
        for (const structure of campaignStructures.filter((each) => !isImpossible(type, each))) {
          for (const [name, set] of Object.entries(mediaSets)) {
            const [place, terms, targeting] = places[launches % places.length] ?? anywhere;
            await useTemplate(test, ids, { set, structure, targeting });
            const campaignName = `${type} ${structure} ${name} ${place}`;
            const merged = {
              ...settings,
              ...terms,
              settings: { ...(settings.settings as object), ...(terms.settings as object) },
            };
            await expectLaunched(campaignName, () => test.run({ ...merged, campaignName }));
          }
        }
        await useTemplate(test, ids, {
          set: mediaSets.image ?? { type: 'image', use: [] },
          structure: 'dynamic',
          targeting: manual,
        });
        for (const [adCreativeType, use] of [
          ['image', 'square'],
          ['video', 'clip'],
          ['image', 'upright'],
        ] as const) {
          if (isImpossible(type, 'dynamic')) continue;
          const campaignName = `instant ${type} ${use}`;
          const templateMediaIds = [ids[use]];
          await expectLaunched(campaignName, () =>
            instantLaunch(test, { ...settings, campaignName, adCreativeType, templateMediaIds }),
          );
        }
      }
    } finally {
      await test.close();
    }
    expect(failures).toEqual([]);
    expect(launches).toBeGreaterThanOrEqual(115);
    expect(checkRecorded(record.lines)).toEqual([]);
    expect(record.lines.filter(({ response }) => response.status >= 400)).toEqual([]);
    expect(JSON.stringify(record.lines)).not.toMatch(
      /appsecret_proof":"[0-9a-f]{10}|Bearer (?!\[redacted\])/,
    );
  });

  it('has no request that Google refuses', async () => {
    await mkdir(folder, { recursive: true });
    const record = await recordRequests(join(folder, 'google-requests.jsonl'));
    const test = await createGoogleLaunchTest({ ports: { outbound: record.outbound } });
    const googleKeywords = { target: ['dentist', '[dental clinic]'], negative: ['free'] };
    await test.changeGoogle({ targeting: { googleKeywords } });
    try {
      for (const campaignType of ['PERFORMANCE_MAX', 'SEARCH']) {
        for (const change of [{}, { adBudget: 900 }, { phoneNumber: '' }, { startDate: '2027-01-02' }]) {
          const launch = await test.run({ campaignType, ...change });
          expect(launch).toMatchObject({ status: 'launched', message: null });
        }
      }
    } finally {
      await test.close();
    }
    expect(record.lines.filter(({ response }) => response.status >= 400)).toEqual([]);
  });
});
