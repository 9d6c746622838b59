import { leads, pages } from '@adlane/api-server/schema';
import type { Lead } from '@adlane/contract/ads/leads';
import { signFacebookWebhook } from '@adlane/mocks/platforms';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import german from '../../fixtures/germanLead.json';
import { findRow, updateRows } from '../../fixtures/rows/rows';
import { createDoublesTest, type DoublesTest } from '../../harness/createDoublesTest';

let test: DoublesTest;
let agency: string;
const formId = '990200';

beforeAll(async () => {
  test = await createDoublesTest();
  agency = await test.as('Agency');
});
afterAll(() => test.close());

type Question = {
  readonly type: string;
  readonly key?: string;
  readonly label?: string;
  readonly options?: object[];
};

/** Puts the form on a connected page, with these questions. */
function publishForm(questions: readonly Question[], fields: object = {}): void {
  const { state } = test.doubles.facebook.control;
  state.forms = state.forms.filter(({ id }) => id !== formId);
  state.forms.push({
    id: formId,
    pageId: '2001',
    fields: { name: 'Anfrage', locale: 'DE_DE', questions, ...fields },
    status: 'ACTIVE',
    createdAt: 0,
    leads: [],
  });
}
beforeEach(() => publishForm([{ type: 'FULL_NAME' }, { type: 'EMAIL' }, { type: 'PHONE' }]));

/** Sends the form on Facebook, and returns the id of the lead and what the webhook's job stored. */
async function receive(fields: Parameters<typeof test.doubles.facebook.control.sendForm>[1]): Promise<Lead> {
  const { lead, webhook } = test.doubles.facebook.control.sendForm(formId, fields);
  return process(lead.id, webhook);
}

async function process(externalId: string, webhook: string): Promise<Lead> {
  const answer = await test.request('/api/v1/webhooks/facebook', {
    method: 'POST',
    body: webhook,
    headers: {
      'content-type': 'application/json',
      'x-hub-signature-256': await signFacebookWebhook(webhook),
    },
  });
  expect(answer.status).toBe(200);
  await test.jobs.settle();
  const { id } = await findRow(test.ownerPool, leads, { where: { external_id: externalId } });
  const view = await test.request(`/api/v1/leads/view/${id}`, { token: agency });
  return (await view.json()) as Lead;
}

describe('answers of a lead', () => {
  it('of a German form name the person by the types of the questions', async () => {
    expect(await receive(german)).toMatchObject({
      name: 'Jonas Beispiel',
      email: 'jonas.beispiel@mail.example',
      phone: '+4915198765432',
      form_name: 'Anfrage',
      answers: german,
      questions: [
        { key: 'vollständiger_name', label: 'Vollständiger Name', field: 'full_name' },
        {
          key: expect.stringContaining('adresse'),
          label: expect.stringContaining('Adresse'),
          field: 'email',
        },
        { key: 'telefonnummer', label: 'Telefonnummer', field: 'phone' },
      ],
    });
  });

  it('of a submission without an ad keep both parts of the name, and every value', async () => {
    publishForm([{ type: 'FIRST_NAME' }, { type: 'LAST_NAME' }, { type: 'EMAIL' }], { locale: 'EN_US' });
    const lead = await receive({
      first_name: 'Mira',
      last_name: 'Okafor',
      email: 'mira.okafor@mail.example',
      preferred_days: ['monday', 'thursday'],
    });
    expect(lead).toMatchObject({
      ad_id: null,
      name: 'Mira Okafor',
      answers: { preferred_days: 'monday, thursday' },
    });
    expect(lead.questions.at(-1)).toEqual({ key: 'preferred_days', label: 'Preferred days', field: null });
    const row = await findRow(test.ownerPool, leads, { where: { id: lead.id } });
    expect(row.answers).toMatchObject({ preferred_days: ['monday', 'thursday'] });
  });

  it('are none of the person’s for own questions and unknown types, which stay whole with their text', async () => {
    publishForm([
      {
        type: 'CUSTOM',
        key: 'email',
        label: 'Newsletter?',
        options: [{ key: 'option_1', value: 'Ja, gern' }],
      },
      { type: 'STORE_LOOKUP', key: 'phone', label: 'Filiale' },
      { type: 'EMAIL', key: 'mailadresse' },
    ]);
    const lead = await receive({ email: 'option_1', phone: '17', mailadresse: 'k@mail.example' });
    expect(lead).toMatchObject({
      email: 'k@mail.example',
      phone: '',
      answers: { email: 'Ja, gern', phone: '17' },
      questions: [
        { key: 'email', label: 'Newsletter?', field: null },
        { key: 'phone', label: 'Filiale', field: null },
        { key: 'mailadresse', field: 'email' },
      ],
    });
  });

  it('include consents, and characters that the database refuses keep no lead away', async () => {
    const { lead, webhook } = test.doubles.facebook.control.sendForm(
      formId,
      { ...german, telefonnummer: '+49\u0000151' },
      undefined,
      { consent_1: true, consent_2: false },
    );
    expect(await process(lead.id, webhook)).toMatchObject({
      phone: '+49151',
      answers: { consent_1: 'Yes', consent_2: 'No' },
    });
  });

  it('wait for the form where Facebook does not answer, and are read by their keys where it never will', async () => {
    const { control } = test.doubles.facebook;
    const { lead, webhook } = control.sendForm(formId, german);
    control.failNext({ path: `/${formId}` });
    await expect(process(lead.id, webhook)).rejects.toThrow();
    expect(await process(lead.id, webhook)).toMatchObject({ name: 'Jonas Beispiel' });
    const sent = control.sendForm(formId, { full_name: 'Kim Lee', ort: 'Bremen' });
    control.failNext(
      { path: `/${formId}` },
      { message: 'Unsupported get request.', type: 'GraphMethodException', code: 100, error_subcode: 33 },
    );
    expect(await process(sent.lead.id, sent.webhook)).toMatchObject({
      name: 'Kim Lee',
      answers: { ort: 'Bremen' },
    });
  });

  it('are all in the email about the lead, without the label of a launch', async () => {
    const settings = [{ kind: 'lead', in_app: true, email: true }];
    const changed = { method: 'PUT', token: agency, body: { settings } };
    expect((await test.request('/api/v1/notifications/settings', changed)).status).toBe(200);
    publishForm(
      [
        { type: 'FULL_NAME', key: 'name' },
        { type: 'CUSTOM', key: 'question_1', label: 'Was dürfen wir tun?' },
      ],
      { name: 'ADL Anfrage (adlane-K15qXQTtbirEnl2m)' },
    );
    await receive({ name: 'Lena Vogt', question_1: ['Dach', 'Fassade'] });
    test.clock.advance(60_000);
    await test.jobs.send('scheduler.tick', {});
    await test.jobs.settle();
    const mail = test.mails.find(({ text }) => text.includes('Lena Vogt'));
    expect(mail?.text).toContain('Was dürfen wir tun?: Dach, Fassade');
    expect(JSON.stringify(test.mails)).not.toContain('adlane-K15');
  });

  it('are found by the sweep in the same way', async () => {
    const { lead } = test.doubles.facebook.control.sendForm(formId, german);
    const now = test.clock.now();
    await updateRows(test.ownerPool, pages, { leads_due_at: now, leads_swept_at: now, form_leads: {} });
    await test.jobs.send('scheduler.tick', {});
    await test.jobs.settle();
    expect(await findRow(test.ownerPool, leads, { where: { external_id: lead.id } })).toMatchObject({
      full_name: 'Jonas Beispiel',
      email: 'jonas.beispiel@mail.example',
    });
  });

  it('are all in the file, questions of the same field in one column and own questions under their text', async () => {
    publishForm([
      { type: 'COMPANY_NAME' },
      { type: 'CUSTOM', key: 'question_1', label: 'Was dürfen wir tun?' },
    ]);
    await receive({ unternehmen: 'Vogt Gartenbau', question_1: 'Dach' });
    publishForm([{ type: 'COMPANY_NAME' }, { type: 'CUSTOM', key: 'question_1', label: 'When?' }], {
      locale: 'EN_US',
    });
    await receive({ company_name: 'Field Media', question_1: 'Soon' });
    const file = await test.request('/api/v1/leads/export?sort=created_at&order=desc', { token: agency });
    const [headings = '', ...rows] = (await file.text()).trim().split('\r\n');
    const columns = headings.split(',');
    const cells = (text: string) => {
      const row = rows.find((each) => each.includes(text))?.split('","') ?? [];
      return ['Company', 'Was dürfen wir tun?', 'When?'].map((name) =>
        row[columns.indexOf(`"Answer: ${name}"`)]?.replaceAll('"', ''),
      );
    };
    expect(cells('Vogt Gartenbau')).toEqual(['Vogt Gartenbau', 'Dach', '']);
    expect(cells('Field Media')).toEqual(['Field Media', '', 'Soon']);
  });
});

describe('the name of a form', () => {
  it.each([
    ['ADL Contact in One Minute (adlane-K15qXQTtbirEnl2m)'],
    ['ADL Contact in One Minute #0123456789'],
  ])('%s is shown as people named it', async (name) => {
    publishForm([{ type: 'EMAIL' }], { name, locale: 'EN_US' });
    const lead = await receive({ email: 'k@mail.example' });
    expect(lead.form_name).toBe('Contact in One Minute');
  });
});
