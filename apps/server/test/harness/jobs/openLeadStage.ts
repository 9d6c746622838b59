import { ads, lead_deliveries, leads, notifications, pages, sources } from '@adlane/api-server/schema';
import { findDemoClient } from '../../fixtures/rows/demoRows';
import { insertPendingLead } from '../../fixtures/rows/leadRows';
import { countRows, findRow, findRows, updateRows } from '../../fixtures/rows/rows';
import { connectCrm } from '../connectCrm';
import { createDoublesTest } from '../createDoublesTest';
import { createHandledJobs } from './createHandledJobs';
import type { OpenJobStage, SwitchedOutbound } from './JobStage';

const pageId = '2001';
const never = new Date('2100-01-01');

/** Opens the demo world with the doubles, where nothing but the tested jobs is due. */
export async function openDoublesStage(outbound: SwitchedOutbound) {
  const jobs = createHandledJobs();
  const test = await createDoublesTest({ ports: { outbound, jobs } });
  await updateRows(test.ownerPool, ads, { refresh_due_at: null });
  await updateRows(test.ownerPool, pages, { leads_due_at: never });
  return { ...test, jobs, ...(await findDemoClient(test.ownerPool)) };
}

/** Opens a page of Facebook's double that gets a new lead for each task. */
async function openPageStage(outbound: SwitchedOutbound) {
  const test = await openDoublesStage(outbound);
  const { control } = test.doubles.facebook;
  let tasks = 0;
  return {
    ...test,
    page: await findRow(test.ownerPool, pages, {
      where: { agency_id: test.agencyId, external_id: pageId },
    }),
    /** Adds a form with one lead. */
    addLead() {
      tasks += 1;
      const formId = `99${tasks}`;
      const questions = [{ type: 'EMAIL', key: 'mailadresse' }];
      const fields = { name: 'Whitening', locale: 'DE_DE', questions };
      control.state.forms.push({ id: formId, pageId, fields, status: 'ACTIVE', createdAt: 0, leads: [] });
      const address = `kim${tasks}@mail.example`;
      const { lead } = control.sendForm(formId, { mailadresse: address });
      const read = async () => {
        const rows = await findRows(test.ownerPool, leads, { where: { external_id: lead.id } });
        const countNotices = ({ id }: { id: number }) =>
          countRows(test.ownerPool, notifications, { event_key: `lead/${id}` });
        return Promise.all(
          rows.map(async ({ email, form_name, answers, questions, ...lead }) => [
            [email === address, form_name, answers.mailadresse === address, questions],
            await countNotices(lead),
          ]),
        );
      };
      return { formId, leadId: lead.id, read };
    },
  };
}

/** Facebook sends an event of a lead. */
export const openLeadFetch: OpenJobStage<'leads.fetch'> = async (outbound) => {
  const stage = await openPageStage(outbound);
  return {
    ...stage,
    async prepare() {
      const { read, ...event } = stage.addLead();
      return { payload: { ...event, pageId, adId: null }, read };
    },
  };
};

/** A page has a lead that no event has named. */
export const openLeadSweep: OpenJobStage<'leads.sweep'> = async (outbound) => {
  const stage = await openPageStage(outbound);
  const { page, clock, ownerPool } = stage;
  return {
    ...stage,
    async prepare() {
      const now = clock.now();
      await updateRows(ownerPool, pages, { leads_due_at: now, leads_swept_at: now }, { id: page.id });
      const { formId, read: readLead } = stage.addLead();
      const read = async () => {
        const { form_leads } = await findRow(ownerPool, pages, { where: { id: page.id } });
        return [form_leads[formId], await readLead()];
      };
      return { payload: { agencyId: stage.agencyId, pageId: page.id }, read };
    },
  };
};

/** A lead is due for the CRM. */
export const openLeadDelivery: OpenJobStage<'leads.deliver'> = async (outbound) => {
  const stage = await openDoublesStage(outbound);
  const { agencyId, clientId, clock, doubles, ownerPool } = stage;
  await connectCrm(stage, { token: await stage.as('Agency'), locationId: 'ghlBrightside01' });
  return {
    ...stage,
    async prepare() {
      const unpaused = { failed_deliveries: 0, deliveries_paused_at: null, notice: null };
      await updateRows(ownerPool, sources, unpaused);
      const due = { agency_id: agencyId, client_user_id: clientId, delivery_due_at: clock.now() };
      const { id, email } = await insertPendingLead(ownerPool, {
        ...due,
        full_name: 'Kim van Lee',
        created_at: clock.now(),
      });
      const read = async () => {
        const { delivery_status, crm_contact_id } = await findRow(ownerPool, leads, { where: { id } });
        const contacts = doubles.goHighLevel.contacts.filter((contact) => contact.email === email);
        const delivered = { lead_id: id, status: 'delivered' } as const;
        return [
          delivery_status,
          crm_contact_id !== null,
          await countRows(ownerPool, lead_deliveries, delivered),
          contacts.map(({ firstName, lastName }) => [firstName, lastName]),
        ];
      };
      return { payload: { agencyId, leadId: id }, read };
    },
  };
};
