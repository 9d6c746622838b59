import { templates } from '@adlane/api-server/schema';
import type { Launch, LaunchReview } from '@adlane/contract/ads/launches';
import { findDemoClient } from '../../fixtures/rows/demoRows';
import { insertImage } from '../../fixtures/rows/mediaRows';
import { findRow, findRows, updateRows } from '../../fixtures/rows/rows';
import { buildGoogle } from '../../fixtures/templateForms';
import { createDoublesTest } from '../createDoublesTest';
import type { TestAppOptions } from '../createTestApp';
import { createPng } from '../mediaFiles';
import { connectGoogle } from './connectGoogle';

const shapes = { landscape: [1200, 628], square: [1200, 1200], logo: [512, 512] } as const;

export type GoogleLaunchBody = Record<string, unknown>;
export type GoogleLaunchTest = Awaited<ReturnType<typeof createGoogleLaunchTest>>;

/** Creates the API with all doubles, a connected Google account and an active template with a Google ad. */
export async function createGoogleLaunchTest(options: TestAppOptions = {}) {
  const api = await createDoublesTest(options);
  const { agencyId, clientId } = await findDemoClient(api.ownerPool);
  const google = await connectGoogle(api, agencyId);
  const picture = async (name: keyof typeof shapes) => {
    const [width, height] = shapes[name];
    const file_key = `public/google/${name}.png`;
    // Google stores images with the same bytes once.
    await api.ports.files.put(file_key, { body: createPng(width, height), type: 'image/png' });
    const row = await insertImage(api.ownerPool, agencyId, { name: `${name}.png`, file_key, width, height });
    return { id: row.id, kind: 'image' as const, name: row.name, url: row.url, width, height };
  };
  const content = {
    googleTemplateMedia: [await picture('landscape'), await picture('square')],
    googleTemplateLogos: [await picture('logo')],
  };
  const half = buildGoogle(content).google;
  if (!half) throw new Error('The fixture has no Google ad.');
  const [template] = await findRows(api.ownerPool, templates, {
    where: { agency_id: agencyId, status: 'active' },
    orderBy: [templates.id],
  });
  if (!template) throw new Error('The seeded world has no template to launch.');
  const where = { id: template.id };
  await updateRows(api.ownerPool, templates, { platforms: ['facebook', 'google'], google: half }, where);
  const token = await api.as('Agency');
  const body: GoogleLaunchBody = {
    template_id: template.id,
    adAccountId: google.accountIds[0],
    adBudget: 2500,
    businessName: 'Brightside Dental',
    campaignName: 'Spring smiles',
    finalUrl: 'https://brightside.example/exam',
    phoneNumber: '+1 212 555 0100',
    conversionGoalsList: ['SUBMIT_LEAD_FORM~WEBSITE', 'CONTACT~WEBSITE'].map((id) => ({ id, name: id })),
    selectedConversionGoals: [{ id: 'SUBMIT_LEAD_FORM~WEBSITE', name: 'Submit lead form' }],
    startDate: '2026-11-02',
    googleCampaignObjectives: ['LEADS'],
    targetLocationBySearch: [{ id: '1023191', name: 'New York' }],
  };
  const send = (path: string, change: GoogleLaunchBody, key?: string) =>
    api.request(`/api/v1/adlane/${path}`, {
      method: 'POST',
      token,
      body: { ...body, ...change },
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    });
  const view = async (id: number): Promise<Launch> =>
    (await api.request(`/api/v1/adlane/${id}`, { token })).json() as Promise<Launch>;
  const { control } = api.doubles.google;
  return {
    ...api,
    api,
    double: control,
    agencyId,
    clientId,
    google,
    templateId: template.id,
    body,
    token,
    launch: (change: GoogleLaunchBody = {}, key?: string) => send('google', change, key),
    view,
    async review(change: GoogleLaunchBody = {}): Promise<LaunchReview> {
      return (await send('google/review', change)).json() as Promise<LaunchReview>;
    },
    /** Launches, waits until the job is done, and returns the launch. */
    async run(change: GoogleLaunchBody = {}, key?: string): Promise<Launch> {
      const answer = await send('google', change, key);
      if (answer.status !== 202)
        throw new Error(`Launching answered ${answer.status}: ${await answer.text()}`);
      const { id } = (await answer.json()) as Launch;
      await api.jobs.settle();
      return view(id);
    },
    /** Changes the texts, the targeting or the launch data of the template's Google ad. */
    async changeGoogle(change: { content?: object; targeting?: object; launch?: object }): Promise<void> {
      const { google: stored } = await findRow(api.ownerPool, templates, { where });
      if (!stored) throw new Error('The template has no Google ad.');
      const changed = {
        ...stored,
        createAdTemplateData: { ...stored.createAdTemplateData, ...change.content },
        targetAdTemplateData: { ...stored.targetAdTemplateData, ...change.targeting },
        ...(change.launch && { launchAdTemplateData: { ...stored.launchAdTemplateData, ...change.launch } }),
      };
      await updateRows(api.ownerPool, templates, { google: changed }, where);
    },
    /** Lists resources on Google that are not removed, e.g. `campaigns`. */
    resources: (collection: string) =>
      control.state.resources.filter(
        (one) => one.collection === collection && one.values.status !== 'REMOVED',
      ),
  };
}
