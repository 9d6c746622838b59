import { leads, sources } from '@adlane/api-server/schema';
import type { LeadDelivery } from '@adlane/contract/ads/leads';
import { worldNow } from '@adlane/mocks/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDemoClient } from '../../fixtures/rows/demoRows';
import { insertPendingLead } from '../../fixtures/rows/leadRows';
import { findRow, updateRows } from '../../fixtures/rows/rows';
import { createDoublesTest, type DoublesTest } from '../../harness/createDoublesTest';

let test: DoublesTest;
let agency: string;
let agencyId: number;
let clientId: number;
let fieldId: string;
const locationId = 'ghlBrightside01';
const redirect_uri = 'http://localhost:4300/agency/connect/ghl';
const scope = 'locations/customFields.readonly';

beforeAll(async () => {
  test = await createDoublesTest();
  agency = await test.as('Agency');
  ({ agencyId, clientId } = await findDemoClient(test.ownerPool));
  const query = `channel=ghl&redirect_uri=${encodeURIComponent(redirect_uri)}`;
  const authorized = await test.request(`/api/v2/source/authorize?${query}`, { token: agency });
  const { state, url } = (await authorized.json()) as { state: string; url: string };
  expect(new URL(url).searchParams.get('scope')?.split(' ')).toContain(scope);
  const code = ghl().control.issueCode(locationId);
  const body = { channel: 'ghl', code, state, redirect_uri };
  expect((await test.request('/api/v2/source', { method: 'POST', token: agency, body })).status).toBe(201);
  fieldId = ghl().control.addCustomField({
    locationId,
    name: 'Was dürfen wir tun?',
    dataType: 'CHECKBOX',
    picklistOptions: ['Dach', 'Fassade', 'Keller'],
  }).id;
});
afterAll(() => test.close());

const ghl = () => test.doubles.goHighLevel;
const questions = [
  ['FULL_NAME', 'full_name', 'Vollständiger Name'],
  ['EMAIL', 'mail', 'Mailadresse'],
  ['PHONE', 'telefon', 'Telefonnummer'],
  ['DOB', 'geburtsdatum', 'Geburtsdatum'],
  ['STREET_ADDRESS', 'straße', 'Straße'],
  ['CITY', 'stadt', 'Stadt'],
  ['ZIP', 'plz', 'Postleitzahl'],
  ['COMPANY_NAME', 'unternehmen', 'Unternehmen'],
  ['JOB_TITLE', 'beruf', 'Berufsbezeichnung'],
  ['CUSTOM', 'question_1', 'Was dürfen wir tun?'],
].map(([type = '', key = '', label = '']) => ({ type, key, label }));

/** Stores a lead of a German form and delivers it. */
async function deliver(
  name: string,
  changes: Partial<Pick<typeof leads.$inferSelect, 'answers' | 'form_name'>> = {},
) {
  const email = `${name}@mail.example`;
  const answers = {
    full_name: 'Lena Maria Vogt',
    mail: email,
    telefon: '+4915112345678',
    geburtsdatum: '04/17/1988',
    straße: 'Hauptweg 12',
    stadt: 'Bremen',
    plz: '28195',
    unternehmen: 'Vogt Gartenbau',
    beruf: 'Gärtnerin',
    question_1: ['Dach', 'Fassade'],
  };
  const { id } = await insertPendingLead(test.ownerPool, {
    agency_id: agencyId,
    client_user_id: clientId,
    full_name: 'Lena Maria Vogt',
    email,
    // One person each, for the CRM.
    phone: '',
    answers,
    questions,
    form_name: 'Anfrage',
    delivery_due_at: test.clock.now(),
    created_at: worldNow,
    ...changes,
  });
  return { id, ...(await run(id, email)) };
}

async function run(id: number, email: string) {
  await test.jobs.send('leads.deliver', { agencyId, leadId: id });
  await test.jobs.settle();
  const listed = await test.request(`/api/v1/leads/deliveries/${id}`, { token: agency });
  const [delivery] = ((await listed.json()) as { data: LeadDelivery[] }).data;
  const contact = ghl().contacts.find((each) => each.email === email);
  return {
    delivery,
    contact,
    notes: ghl().control.notes.filter(({ contactId }) => contactId === contact?.id),
    places: Object.fromEntries(
      (delivery?.answers ?? []).map(({ label, place, reason }) => [label, reason ?? place]),
    ),
  };
}

describe('a lead in the CRM', () => {
  it('has its details in standard fields, own questions in custom fields, and the rest in a note', async () => {
    const { contact, notes, places, delivery } = await deliver('whole');
    expect(contact).toMatchObject({
      firstName: 'Lena Maria',
      lastName: 'Vogt',
      dateOfBirth: '1988-04-17',
      address1: 'Hauptweg 12',
      city: 'Bremen',
      postalCode: '28195',
      companyName: 'Vogt Gartenbau',
      source: 'Anfrage',
      customFields: [{ id: fieldId, value: ['Dach', 'Fassade'] }],
    });
    expect(notes.map(({ body }) => body)).toEqual([
      'Anfrage, 2026-11-02 09:00 UTC\nTelefonnummer: +4915112345678\nBerufsbezeichnung: Gärtnerin',
    ]);
    expect(delivery?.status).toBe('delivered');
    expect(places).toEqual({
      'Vollständiger Name': 'contact',
      Mailadresse: 'contact',
      Telefonnummer: 'no_field',
      Geburtsdatum: 'contact',
      Straße: 'contact',
      Stadt: 'contact',
      Postleitzahl: 'contact',
      Unternehmen: 'contact',
      Berufsbezeichnung: 'no_field',
      'Was dürfen wir tun?': 'custom_field',
    });
  });

  it('has one note, however often it is sent, and the company in it where the CRM takes none', async () => {
    const { id, notes } = await deliver('again', { answers: { mail: 'x', beruf: 'Gärtnerin' } });
    expect(notes).toHaveLength(1);
    const redeliver = async () => {
      await test.request(`/api/v1/leads/redeliver/${id}`, { method: 'POST', token: agency });
      await test.jobs.settle();
      return run(id, 'again@mail.example');
    };
    expect((await redeliver()).notes).toHaveLength(1);
    await updateRows(test.ownerPool, leads, { answers: { unternehmen: 'Vogt GmbH' } }, { id });
    const updated = await redeliver();
    expect(updated.places).toEqual({ Unternehmen: 'refused' });
    expect(updated.notes.at(-1)?.body).toContain('Unternehmen: Vogt GmbH');
  });

  it('arrives without custom fields where the connection may not read them, and says so', async () => {
    ghl().control.withholdScope(scope);
    const { contact, notes, places, delivery } = await deliver('scope');
    ghl().control.grantScope(scope);
    expect(delivery?.status).toBe('delivered');
    expect(contact?.customFields).toBeUndefined();
    expect(places).toMatchObject({ 'Was dürfen wir tun?': 'no_permission', Stadt: 'contact' });
    expect(notes[0]?.body).toContain('Was dürfen wir tun?: Dach, Fassade');
    const crm = await findRow(test.ownerPool, sources, {
      where: { channel: 'ghl', external_id: locationId },
    });
    expect(crm).toMatchObject({ status: 'active', notice: null });
  });

  it('arrives with the details in a note where the CRM refuses them, and without where it refuses the note', async () => {
    ghl().control.failNext('/contacts/upsert', 422);
    const refused = await deliver('refused');
    expect(refused.delivery?.status).toBe('delivered');
    expect(refused.contact?.city).toBeUndefined();
    expect(refused.places).toMatchObject({ Stadt: 'refused', 'Was dürfen wir tun?': 'refused' });
    expect(refused.notes[0]?.body).toContain('Stadt: Bremen');
    ghl().control.failNext('/notes', 422);
    const bare = await deliver('bare');
    expect(bare.delivery?.status).toBe('delivered');
    expect(bare.delivery?.answers).toContainEqual({
      key: 'beruf',
      label: 'Berufsbezeichnung',
      place: 'not_sent',
      name: null,
      reason: 'refused',
    });
  });

  it('is retried when the CRM fails at the note, and is then one contact with one note', async () => {
    ghl().control.failNext('/notes', 503);
    const { id, delivery } = await deliver('retried');
    expect(delivery).toMatchObject({ status: 'failed', response_status: 503, answers: [] });
    test.clock.advance(60_000);
    const { notes, contact, delivery: second } = await run(id, 'retried@mail.example');
    expect(second?.status).toBe('delivered');
    expect([contact?.city, notes.length]).toEqual(['Bremen', 1]);
  });

  it('never tells the CRM the label of a launch', async () => {
    await deliver('label', { form_name: 'ADL Kontakt (adlane-K15qXQTtbirEnl2m)' });
    expect(ghl().contacts.at(-1)?.source).toBe('Kontakt');
    expect(JSON.stringify(ghl().control.requests)).not.toMatch(/adlane-|ADL /);
  });
});
