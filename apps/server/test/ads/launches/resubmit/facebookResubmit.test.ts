import { createHmac } from 'node:crypto';
import { ads, leads } from '@adlane/api-server/schema';
import type { AuditEntry } from '@adlane/contract/account/auditLog';
import { facebookDemo } from '@adlane/mocks/platforms';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findRow, findRows, updateRows } from '../../../fixtures/rows/rows';
import { buildContent } from '../../../fixtures/templateForms';
import {
  correctTexts,
  createResubmitTest,
  type ResubmitTest,
  threeVersions,
} from '../../../harness/launches/resubmit/createResubmitTest';

let test: ResubmitTest;
beforeEach(async () => {
  test = await createResubmitTest();
});
afterEach(() => test?.close());

const listAds = () => test.listAds();
const findCreative = (ad: Parameters<ResubmitTest['findCreative']>[0]) => test.findCreative(ad);
const launchInstant = (content: object) => test.launchInstant(content);
const read = (id: number) => test.read(id);
const resubmit: ResubmitTest['resubmit'] = (id, change) => test.resubmit(id, change);
const reject = (positions: readonly number[]) =>
  test.reject(positions.map((position) => test.listAds()[position]));

/** Corrects three ads, of which Facebook refuses to delete the second one for good. */
async function correctHalf() {
  const id = await launchInstant(threeVersions);
  await reject([0, 1, 2]);
  const second = listAds()[1];
  test.double.failNext(
    { method: 'POST', path: `/${second?.id}` },
    { message: 'Invalid parameter', type: 'OAuthException', code: 100 },
  );
  const launch = await resubmit(id, correctTexts);
  expect(launch.status).toBe('failed');
  return { id, launch };
}

/** A visitor submits the form of an ad, and Facebook notifies the server. */
async function sendLead(adId: string): Promise<string> {
  const form = test.double.state.forms.at(-1)?.id ?? '';
  const { lead, webhook: body } = test.double.sendForm(form, { full_name: 'Kim Lee' }, adId);
  const signature = createHmac('sha256', facebookDemo.app.secret).update(body).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` };
  const answer = await test.api.request('/api/v1/webhooks/facebook', { method: 'POST', body, headers });
  expect(answer.status).toBe(200);
  await test.api.jobs.settle();
  return lead.id;
}

describe('resubmitting several ads of one launch on Facebook', () => {
  it('replaces three rejected ads by three corrected ones, each with the texts of its version', async () => {
    const id = await launchInstant(threeVersions);
    const rejected = listAds();
    expect(rejected).toHaveLength(3);
    await reject([0, 1, 2]);
    const draft = await read(id);
    expect(draft.leftOut).toEqual([]);
    expect(draft.shown).toMatchObject({ adText: [0, 1, 2], media: [0] });
    expect(await resubmit(id, correctTexts)).toMatchObject({ status: 'launched', message: null });
    expect(rejected.map(({ status }) => status)).toEqual(['DELETED', 'DELETED', 'DELETED']);
    const corrected = listAds();
    expect(corrected.map(({ status }) => status)).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE']);
    expect(corrected.map(({ fields }) => fields.adset_id)).toEqual(
      rejected.map(({ fields }) => fields.adset_id),
    );
    for (const [index, words] of ['First', 'Second', 'Third'].entries()) {
      expect(findCreative(corrected[index])).toContain(`"${words} text, corrected"`);
      expect(findCreative(corrected[index])).toContain(`"${words} headline"`);
    }
  });

  it('names no field for a reason of Facebook, which names none itself', async () => {
    const id = await launchInstant(threeVersions);
    await reject([0]);
    const message = expect.stringContaining('advertising standards') as string;
    expect((await read(id)).reasons).toEqual([{ message, field: null }]);
  });

  it('deletes each rejected ad only after its own correction is on', async () => {
    const id = await launchInstant(threeVersions);
    await reject([0, 1, 2]);
    const { steps } = await resubmit(id, correctTexts);
    const keys = steps.map(({ key }) => key);
    for (const number of [1, 2, 3]) {
      expect(keys.indexOf(`remove:${number}`)).toBeGreaterThan(keys.indexOf(`activate:ad:${number}`));
      expect(keys.indexOf(`activate:ad:${number}`)).toBeGreaterThan(keys.indexOf('ad:3'));
    }
  });

  it('leaves the third ad untouched where two of three were rejected, and says so', async () => {
    const id = await launchInstant(threeVersions);
    const [first, second, third] = listAds();
    await reject([0, 1]);
    const { leftOut, shown } = await read(id);
    expect(leftOut).toEqual(['1 of 3 ads: they were not rejected and stay as they are.']);
    expect(shown?.adText).toEqual([0, 1]);
    expect(await resubmit(id, correctTexts)).toMatchObject({ status: 'launched' });
    expect([first?.status, second?.status, third?.status]).toEqual(['DELETED', 'DELETED', 'ACTIVE']);
    expect(findCreative(third)).not.toContain('corrected');
    expect(listAds()).toHaveLength(3);
  });

  it('corrects one ad again that was corrected before', async () => {
    const id = await launchInstant(threeVersions);
    await reject([1]);
    await resubmit(id, correctTexts);
    await reject([2]);
    expect(await resubmit(id, correctTexts)).toMatchObject({ status: 'launched' });
    expect(findCreative(listAds().at(-1))).toContain('Second text, corrected');
    expect(listAds()).toHaveLength(3);
  });

  it('knows all rejected ads right after the launch, and after a correction that was rejected too', async () => {
    test.double.rejectAdsNamed('ADL');
    const id = await launchInstant(threeVersions);
    expect((await read(id)).shown?.adText).toEqual([0, 1, 2]);
    await resubmit(id, correctTexts);
    expect(await resubmit(id, correctTexts)).toMatchObject({ status: 'launched' });
    expect(listAds()).toHaveLength(3);
    for (const words of ['First', 'Second', 'Third'])
      expect(listAds().map(findCreative)).toContainEqual(
        expect.stringContaining(`"${words} text, corrected"`),
      );
  });

  it('replaces no ad again that a correction deleted, where the last reading is older', async () => {
    test.double.rejectAdsNamed('ADL');
    const id = await launchInstant(threeVersions);
    const { record } = await read(id);
    const path = `/api/v1/adlane/${id}/resubmit`;
    for (const _time of [1, 2]) {
      await test.api.request(path, { method: 'POST', token: test.token, body: record });
      await test.api.jobs.settle();
    }
    expect(listAds()).toHaveLength(3);
  });

  it('keeps the corrected ad whose rejected one is deleted when a later step fails for good', async () => {
    await correctHalf();
    const texts = ['First text, corrected', 'Second text"', 'Third text"'];
    expect(listAds()).toHaveLength(3);
    for (const words of texts)
      expect(listAds().map(findCreative)).toContainEqual(expect.stringContaining(words));
  });
});

describe('a correction that Facebook refuses half way', () => {
  it('is finished by resuming it: what was rolled back is created and switched on again', async () => {
    const { launch: failed } = await correctHalf();
    const states = Object.fromEntries(failed.steps.map(({ key, status }) => [key, status]));
    expect(states).toMatchObject({
      'activate:ad:1': 'done',
      'remove:1': 'done',
      'ad:2': 'rolled_back',
      'activate:ad:2': 'rolled_back',
      'ad:3': 'rolled_back',
    });
    await test.api.request(`/api/v1/adlane/${failed.id}/resume`, { method: 'POST', token: test.token });
    await test.api.jobs.settle();
    expect(await test.view(failed.id)).toMatchObject({ status: 'launched', message: null });
    expect(listAds().map(({ status }) => status)).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE']);
    for (const words of ['First', 'Second', 'Third'])
      expect(listAds().map(findCreative)).toContainEqual(
        expect.stringContaining(`"${words} text, corrected"`),
      );
  });

  it('is not resumed once a newer one has corrected the ad, which would run twice', async () => {
    const { id, launch: older } = await correctHalf();
    expect(await resubmit(id, correctTexts)).toMatchObject({ status: 'launched' });
    const resume = { method: 'POST', token: test.token };
    expect((await test.api.request(`/api/v1/adlane/${older.id}/resume`, resume)).status).toBe(409);
    await test.api.jobs.settle();
    expect(listAds()).toHaveLength(3);
  });

  it('is refused a second time while it is running', async () => {
    const id = await launchInstant(threeVersions);
    await reject([0]);
    const { record } = await read(id);
    test.double.delayNext({ method: 'POST', path: '/adlabels' }, 400);
    const path = `/api/v1/adlane/${id}/resubmit`;
    const send = () => test.api.request(path, { method: 'POST', token: test.token, body: record });
    expect([(await send()).status, (await send()).status]).toEqual([202, 409]);
    await test.api.jobs.settle();
    expect(listAds()).toHaveLength(3);
  });
});

describe('leads of a corrected ad', () => {
  it('find it by the ids of the new ad and of the deleted one', async () => {
    const id = await launchInstant(threeVersions);
    const [first] = listAds();
    await reject([0]);
    await resubmit(id, correctTexts);
    const { external_ids } = await findRow(test.api.ownerPool, ads, { where: { id } });
    const corrected = listAds().at(-1);
    expect((external_ids.ads as string[])[0]).toBe(corrected?.id);
    // The form could find it too, which would hide the ids.
    const where = { id };
    await updateRows(
      test.api.ownerPool,
      ads,
      { external_ids: { ...external_ids, leadForm: 'another' } },
      where,
    );
    for (const ad of [first, corrected]) {
      const lead = await sendLead(ad?.id ?? '');
      const [row] = await findRows(test.api.ownerPool, leads, { where: { external_id: lead } });
      expect(row?.ad_id).toBe(id);
    }
  });

  it('find it where a later step of the correction fails', async () => {
    const { id } = await correctHalf();
    const { external_ids } = await findRow(test.api.ownerPool, ads, { where: { id } });
    for (const ad of listAds()) expect(external_ids.ads).toContain(ad.id);
  });
});

describe('resubmitting other kinds of ads on Facebook', () => {
  it('gives a rejected Dynamic ad a Dynamic creative with the form of the launch', async () => {
    const id = await launchInstant({ ...threeVersions, campaignStructure: 'dynamic' });
    const [ad] = listAds();
    const formId = test.double.state.forms.at(-1)?.id;
    await reject([0]);
    expect((await read(id)).record.lead_forms).toHaveLength(1);
    expect(await resubmit(id, correctTexts)).toMatchObject({ status: 'launched', message: null });
    expect(listAds()).toEqual([ad]);
    const creative = JSON.parse(findCreative(ad)) as { asset_feed_spec: Record<string, unknown[]> };
    expect(creative.asset_feed_spec.bodies).toEqual(
      ['First', 'Second', 'Third'].map((words) => ({ text: `${words} text, corrected` })),
    );
    expect(findCreative(ad)).toContain(`"lead_gen_form_id":"${formId}"`);
    expect(ad?.isRejected).toBe(false);
  });

  it('sends the form of an instant launch', async () => {
    const id = await launchInstant(buildContent());
    const formId = test.double.state.forms.at(-1)?.id;
    await reject([0]);
    expect(await resubmit(id, () => ({}))).toMatchObject({ status: 'launched', message: null });
    expect(findCreative(listAds()[0])).toContain(`"lead_gen_form_id":"${formId}"`);
  });

  it('uploads a picture that replaces the rejected one', async () => {
    const id = await launchInstant(threeVersions);
    await reject([0]);
    const other = test.pictures.at(-1);
    const { steps, status } = await resubmit(id, ({ template_media }) => ({
      template_media: { ...template_media, urls: [other?.url ?? ''] },
    }));
    expect(status).toBe('launched');
    expect(steps.map(({ key }) => key)).toContain(`image:${other?.id}`);
  });

  it('refuses a picture that is not in the library', async () => {
    const id = await launchInstant(threeVersions);
    await reject([0]);
    const { record } = await read(id);
    const answer = await test.api.request(`/api/v1/adlane/${id}/resubmit`, {
      method: 'POST',
      token: test.token,
      body: {
        ...record,
        template_media: { ...record.template_media, urls: ['https://example.com/none.png'] },
      },
    });
    expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([
      422,
      ['template_media.urls.0'],
    ]);
  });

  it('is in the history of the ad, with who resubmitted it and what changed', async () => {
    const id = await launchInstant(threeVersions);
    await reject([0]);
    await resubmit(id, correctTexts);
    const query = `item_kind=ads&item_id=${id}`;
    const answer = await test.api.request(`/api/v1/audit-log?${query}`, { token: test.token });
    const { data } = (await answer.json()) as { data: AuditEntry[] };
    const entry = data.find(({ action }) => action === 'launches.resubmit');
    expect(entry?.actor.name).not.toBe('');
    expect(entry?.changes).toEqual(
      Object.fromEntries(
        ['First', 'Second', 'Third'].map((words, index) => [
          `template_content.adText.${index}`,
          { from: `${words} text`, to: `${words} text, corrected` },
        ]),
      ),
    );
  });
});
