import { client_permissions, lead_forms, media, users } from '@adlane/api-server/schema';
import { createDefaultLeadForm, type LeadForm } from '@adlane/contract/ads/leadForms';
import type { Template } from '@adlane/contract/ads/templates';
import { leadFormLocaleCodes } from '@adlane/contract/constants';
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findDemoAgencyId } from '../../fixtures/rows/demoRows';
import { findFirstImageId } from '../../fixtures/rows/mediaRows';
import { findForeignRow, findRow, findRows, updateRows } from '../../fixtures/rows/rows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';
import { signIn } from '../../harness/signIn';

let test: TestApp;
let agency: string;
let client: string;
let stranger: string;

beforeAll(async () => {
  test = await createTestApp();
  agency = await test.as('Agency');
  client = await test.as('Client');
  stranger = await signIn(test, 'second-agency@adlane.test');
});
beforeEach(async () => {
  await updateRows(test.ownerPool, client_permissions, { template_management: true, adlane_all: true });
});
afterAll(() => test.close());

const base = '/api/v1/templates/leadform';
const send = (method: string, path: string, body?: unknown, token = agency) =>
  test.request(`${base}${path}`, { method, token, ...(body !== undefined && { body }) });
const buildForm = (changes: object = {}) => ({
  ...createDefaultLeadForm(),
  name: 'Spring offer',
  privacyPolicyUrl: 'https://brooks.example/privacy',
  ...changes,
});
const create = (changes: object = {}, token = agency) => send('POST', '/create', buildForm(changes), token);

async function make(changes: object = {}, token = agency): Promise<LeadForm> {
  const answer = await create(changes, token);
  expect(answer.status).toBe(201);
  return answer.json();
}

async function list(query = '', token = agency): Promise<LeadForm[]> {
  return (await (await send('GET', `?per_page=100&${query}`, undefined, token)).json()).data;
}

async function stored(): Promise<unknown[]> {
  return await findRows(test.ownerPool, lead_forms, { orderBy: [lead_forms.agency_id, lead_forms.id] });
}

const custom = (id: number, label: string, options: string[] = []) => ({
  id,
  type: 'CUSTOM',
  label,
  key: `own_${id}`,
  options,
});
const prefilled = (id: number, type: string) => ({ id, type, label: '', key: '', options: [] });

describe('a lead form', () => {
  it('is stored completely: texts, questions of all groups and custom ones, locale, completion', async () => {
    const types = ['FULL_NAME', 'DOB', 'STREET_ADDRESS', 'STATE', 'COMPANY_NAME', 'WORK_EMAIL'];
    const questions = [
      ...types.map((type, index) => prefilled(index + 1, type)),
      custom(7, 'When would you like to start?', ['Now', 'Later']),
      custom(8, 'Anything else?'),
    ];
    const form = buildForm({
      questions,
      locale: 'SV_SE',
      leadFormType: 'high_intent',
      sharingType: 'restricted',
      greetingDescription: 'Two lines\nof text',
      disclaimerTitle: 'Terms',
      disclaimerText: 'Read them.',
      disclaimerConsent: [{ id: 1, text: 'I agree', isRequired: true }],
      completionCallToAction: 'CALL_BUSINESS',
      businessPhone: '+1 555 010 0100',
      countryCode: 'US',
    });
    const made = await send('POST', '/create', form);
    expect(made.status).toBe(201);
    const answer: LeadForm = await made.json();
    expect(answer).toMatchObject({ ...form, questionId: answer.id, external_id: null, isClientForm: false });
    expect(await (await send('GET', `/view/${answer.id}`)).json()).toEqual(answer);
  });

  it.each(leadFormLocaleCodes)('accepts the locale %s', async (locale) => {
    expect((await make({ locale })).locale).toBe(locale);
  });

  it.each<[string, object, string, string | undefined]>([
    ['no name', { name: ' ' }, 'name', 'This field is required.'],
    ['an unknown locale', { locale: 'EN_XX' }, 'locale', undefined],
    ['a greeting of 60', { greetingTitle: 'x'.repeat(60) }, '', undefined],
    ['a greeting of 61', { greetingTitle: 'x'.repeat(61) }, 'greetingTitle', undefined],
    ['a greeting without a title', { greetingTitle: '' }, 'greetingTitle', 'This field is required.'],
    ['no greeting', { greetingTitle: '', isGreetingEnable: false }, '', undefined],
    ['no privacy policy', { privacyPolicyUrl: '' }, 'privacyPolicyUrl', 'This field is required.'],
    ['the privacy insert', { privacyPolicyUrl: '{Privacy Policy URL}' }, '', undefined],
    ['another insert', { privacyPolicyUrl: '{Website}' }, 'privacyPolicyUrl', 'Please Enter Valid URL'],
    ['a disclaimer without text', { disclaimerTitle: 'T' }, 'disclaimerText', 'This field is required.'],
    ['a disclaimer without title', { disclaimerText: 'T' }, 'disclaimerTitle', 'This field is required.'],
    [
      'consents without a text',
      { disclaimerTitle: 'T', disclaimerConsent: [{ id: 1, text: 'Yes', isRequired: false }] },
      'disclaimerText',
      'This field is required.',
    ],
    ['no questions', { questions: [] }, 'questions', 'This field is required.'],
    ['an unknown question', { questions: [prefilled(1, 'SHOE_SIZE')] }, 'questions.0.type', undefined],
    [
      'a prefilled question twice',
      { questions: [prefilled(1, 'EMAIL'), prefilled(2, 'EMAIL')] },
      'questions.1.type',
      'Please remove duplicate entry.',
    ],
    [
      'an own question without words',
      { questions: [custom(1, '')] },
      'questions.0.label',
      'This field is required.',
    ],
    [
      'an own question twice',
      { questions: [custom(1, 'Why?'), custom(2, ' WHY? ')] },
      'questions.1.label',
      'Please remove duplicate entry.',
    ],
    [
      'a choice twice',
      { questions: [custom(1, 'Which?', ['A', 'a'])] },
      'questions.0.options.1',
      'Please remove duplicate entry.',
    ],
    [
      '21 questions',
      { questions: Array.from({ length: 21 }, (_, i) => custom(i + 1, `Q ${i}`)) },
      '',
      undefined,
    ],
    [
      '22',
      { questions: Array.from({ length: 22 }, (_, i) => custom(i + 1, `Q ${i}`)) },
      'questions',
      undefined,
    ],
    [
      'a call without a number',
      { completionCallToAction: 'CALL_BUSINESS', countryCode: 'US' },
      'businessPhone',
      'This field is required.',
    ],
    [
      'a call without a country',
      { completionCallToAction: 'CALL_BUSINESS', businessPhone: '+15550100100' },
      'countryCode',
      'This field is required.',
    ],
    [
      'a number that is none',
      { businessPhone: 'call me' },
      'businessPhone',
      'Please Enter a Valid Phone Number',
    ],
    [
      'a download without address',
      { completionCallToAction: 'DOWNLOAD' },
      'thankYouUrl',
      'This field is required.',
    ],
    ['a chat', { completionCallToAction: 'MESSAGE_BUSINESS' }, '', undefined],
    ['an unknown action', { completionCallToAction: 'DANCE' }, 'completionCallToAction', undefined],
    [
      'an uploaded picture that is missing',
      { backgroundImage: 'uploaded_image' },
      'bgMedia',
      'This field is required.',
    ],
  ])('is refused with %s', async (_case, changes, field, message) => {
    const before = await stored();
    const answer = await create(changes);
    if (field === '') return expect(answer.status).toBe(201);
    const { errors } = await answer.json();
    expect([answer.status, Object.keys(errors)]).toEqual([422, [field]]);
    if (message !== undefined) expect(errors[field]).toEqual([message]);
    expect(await stored()).toEqual(before);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'java\tscript:alert(1)',
    '//evil.example',
    'https:evil.example',
  ])('refuses the URL %j', async (url) => {
    for (const field of ['thankYouUrl', 'privacyPolicyUrl']) {
      const answer = await create({ [field]: url });
      expect([answer.status, (await answer.json()).errors[field]]).toEqual([422, ['Please Enter Valid URL']]);
    }
  });

  it('shows an image of the library under the library’s URL', async () => {
    const agencyId = await findDemoAgencyId(test.ownerPool);
    const id = await findFirstImageId(test.ownerPool, agencyId);
    const bgMedia = { id, url: 'javascript:alert(1)' };
    const form = await make({ backgroundImage: 'uploaded_image', bgMedia });
    expect(form.bgMedia).toEqual({ id, url: expect.stringMatching(/^\/files\/public\//) });
    const theirs = await findForeignRow(test.ownerPool, media, agencyId, { kind: 'image' });
    const foreign = { id: theirs.id, url: '' };
    const answer = await create({ backgroundImage: 'uploaded_image', bgMedia: foreign });
    expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([422, ['bgMedia']]);
  });
});

describe('saving', () => {
  it('changes the sent fields, leaves the rest, and detaches the form from its page', async () => {
    const made = await make({ greetingDescription: 'Hello' });
    await updateRows(test.ownerPool, lead_forms, { external_id: '77' }, { id: made.id });
    const answer = await send('PUT', `/update/${made.id}`, { name: 'Summer offer' });
    expect(answer.status).toBe(200);
    const { updated_at, ...rest }: LeadForm = await answer.json();
    const { updated_at: before, ...old } = made;
    expect(rest).toEqual({ ...old, name: 'Summer offer', external_id: null });
    expect(updated_at > before).toBe(true);
  });

  it('validates the whole form: a partial change must not break it', async () => {
    const { id } = await make();
    const answer = await send('PUT', `/update/${id}`, { completionCallToAction: 'DOWNLOAD' });
    expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([422, ['thankYouUrl']]);
  });
});

describe('a template', () => {
  const ownTemplate = async (token = agency): Promise<Template> =>
    (
      await test.request('/api/v1/templates/store', {
        method: 'POST',
        token,
        body: { name: `T ${crypto.randomUUID()}` },
      })
    ).json();

  it('named with a new form selects it, and prevents its deletion', async () => {
    const template = await ownTemplate();
    const form = await make({ template_id: template.id });
    const view = await test.request(`/api/v1/templates/view/${template.id}`, { token: agency });
    expect((await view.json()).selectedLeadForm).toEqual({
      id: form.id,
      name: form.name,
      questionId: form.id,
    });
    expect((await list(`template_id=${template.id}`)).map(({ id }) => id)).toEqual([form.id]);
    await send('PUT', `/update/${form.id}`, { name: 'Renamed' });
    const after = await test.request(`/api/v1/templates/view/${template.id}`, { token: agency });
    expect((await after.json()).selectedLeadForm.name).toBe('Renamed');
    const answer = await send('DELETE', `/delete/${form.id}`);
    expect([answer.status, (await answer.json()).message]).toEqual([
      409,
      `This lead form is used by ${template.name}.`,
    ]);
    await test.request(`/api/v1/templates/delete/${template.id}`, { method: 'DELETE', token: agency });
    expect((await send('DELETE', `/delete/${form.id}`)).status).toBe(200);
    expect((await send('GET', `/view/${form.id}`)).status).toBe(404);
  });

  it('of another agency, or of the agency for a client, gets no form, and none is created', async () => {
    const before = await stored();
    const theirs = await ownTemplate(stranger);
    expect((await create({ template_id: theirs.id })).status).toBe(404);
    const { data } = await (await test.request('/api/v1/templates', { token: client })).json();
    expect((await create({ template_id: data[0].id }, client)).status).toBe(403);
    expect(await stored()).toEqual(before);
  });
});

describe('access to lead forms', () => {
  it("answers another agency's like a missing one, and nothing changes", async () => {
    const { id } = await make({}, stranger);
    const before = await stored();
    for (const [method, path, body] of [
      ['GET', '/view', undefined],
      ['PUT', '/update', { name: 'Stolen' }],
      ['DELETE', '/delete', undefined],
    ] as const) {
      const theirs = await send(method, `${path}/${id}`, body);
      const missing = await send(method, `${path}/2147483647`, body);
      expect([method, theirs.status, await theirs.text()]).toEqual([method, 404, await missing.text()]);
    }
    expect((await list()).some((form) => form.id === id)).toBe(false);
    expect(await stored()).toEqual(before);
  });

  it("shows a client the agency's and the client's, and lets it change only the latter", async () => {
    const agencys = await make();
    const own = await make({}, client);
    expect(own.isClientForm).toBe(true);
    const seen = (await list('', client)).map(({ id }) => id);
    expect(seen).toEqual(expect.arrayContaining([agencys.id, own.id]));
    expect((await send('PUT', `/update/${agencys.id}`, { name: 'Mine' }, client)).status).toBe(403);
    expect((await send('DELETE', `/delete/${agencys.id}`, undefined, client)).status).toBe(403);
    expect((await send('PUT', `/update/${own.id}`, { name: 'Mine' }, client)).status).toBe(200);

    const other = await signIn(test, 'theo@harbor-fitness.example');
    expect((await list('', other)).some(({ id }) => id === own.id)).toBe(false);
    expect((await send('DELETE', `/delete/${own.id}`, undefined, other)).status).toBe(404);
    expect((await send('DELETE', `/delete/${own.id}`, undefined, client)).status).toBe(200);
  });

  it('is refused to a client without the permission, and to guests', async () => {
    await updateRows(test.ownerPool, client_permissions, { template_management: false });
    expect((await create({}, client)).status).toBe(403);
    expect((await test.request(`${base}/create`, { method: 'POST', body: buildForm() })).status).toBe(401);
  });

  it('does not let the body name the tenant, the owner or the id', async () => {
    const row = await findRow(test.ownerPool, users, {
      where: like(users.email, 'second%'),
      columns: ['agency_id'],
    });
    const made = await make({ agency_id: row.agency_id, client_id: 1, id: 1, external_id: '9' });
    expect(made).toMatchObject({ isClientForm: false, external_id: null });
    expect((await list('', stranger)).some(({ id }) => id === made.id)).toBe(false);
  });
});
