import type { DeliveredAnswer } from '@adlane/contract/ads/leads';
import { addContactNote } from '../../../../connectors/goHighLevel/addContactNote';
import { listCustomFields } from '../../../../connectors/goHighLevel/customFields';
import type { GoHighLevelClient } from '../../../../connectors/goHighLevel/goHighLevelClient';
import { GoHighLevelError } from '../../../../connectors/goHighLevel/goHighLevelError';
import { type SavedContact, saveContact } from '../../../../connectors/goHighLevel/saveContact';
import type { CustomField } from '../../../../connectors/goHighLevel/shapes';
import { getLeadFormTitle } from '../../leadForms/leadFormName';
import type { LeadPerson } from '../answers/findLeadPerson';
import { formatAnswer, listLeadAnswers, type StoredAnswers } from '../answers/listLeadAnswers';
import { type ContactPlan, planContact } from './planContact';

/** What is sent of a lead. */
type CrmLead = StoredAnswers & LeadPerson & { readonly form_name: string; readonly created_at: Date };

/** A lead in the CRM, and what became of each answer. */
export type SentLead = { readonly contactId: string; readonly answers: readonly DeliveredAnswer[] };

/**
 * Saves a lead as a contact of the location, with a note of the answers that no field takes. Safe to repeat.
 * @param knownId the contact of an earlier delivery
 * @throws GoHighLevelError
 */
export async function sendToCrm(
  client: GoHighLevelClient,
  lead: CrmLead,
  { locationId, knownId }: { readonly locationId: string; readonly knownId: string | null },
): Promise<SentLead> {
  const answers = listLeadAnswers(lead);
  const source = getLeadFormTitle(lead.form_name) || 'Facebook lead form';
  const plan = planContact({ ...lead, answers }, source, await findCustomFields(client, locationId));
  const { fields } = plan;
  if (!fields.email && !fields.phone) {
    // Without either, the CRM could not recognize the person: each attempt would create another contact.
    throw new GoHighLevelError('The lead has neither an email address nor a phone number.', { status: 422 });
  }
  const { saved, placed } = await save(client, plan, { locationId, knownId });
  const noted = placed.filter(({ place }) => place === 'note');
  if (noted.length === 0) return { contactId: saved.id, answers: placed };
  const lines = noted.map(({ key, label }) => {
    const answer = answers.find((each) => each.key === key);
    return `${label}: ${answer ? formatAnswer(answer) : ''}`;
  });
  const heading = `${source}, ${lead.created_at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const isNoted = await addContactNote(client, saved.id, [heading, ...lines].join('\n')).then(
    () => true,
    (error: unknown) => {
      if (!isRefusal(error)) throw error;
      return false;
    },
  );
  return {
    contactId: saved.id,
    answers: isNoted
      ? placed
      : placed.map((answer) =>
          answer.place === 'note' ? { ...answer, place: 'not_sent', reason: 'refused' } : answer,
        ),
  };
}

/** Returns undefined where the location was connected before the app requested the permission. */
async function findCustomFields(
  client: GoHighLevelClient,
  locationId: string,
): Promise<CustomField[] | undefined> {
  return listCustomFields(client, locationId).catch((error: unknown) => {
    // A token that is no longer valid is refused by the next request, too.
    if (error instanceof GoHighLevelError && (error.status === 401 || error.status === 403)) return undefined;
    throw error;
  });
}

type Target = { readonly locationId: string; readonly knownId: string | null };
type Saved = { readonly saved: SavedContact; readonly placed: readonly DeliveredAnswer[] };

/** Saves the contact; if the CRM refuses its details, the person alone, so that the lead arrives. */
async function save(
  client: GoHighLevelClient,
  { fields, customFields, answers }: ContactPlan,
  { locationId, knownId }: Target,
): Promise<Saved> {
  const { firstName, lastName, email, phone, source, ...details } = fields;
  try {
    const saved = await saveContact(client, locationId, { fields, customFields }, knownId);
    return { saved, placed: moveToNote(answers, saved.leftOut, false) };
  } catch (error) {
    if (!isRefusal(error) || Object.keys(details).length + customFields.length === 0) throw error;
    const person = { firstName, lastName, email, phone, source };
    const filled = Object.fromEntries(Object.entries(person).filter(([, value]) => value !== undefined));
    const saved = await saveContact(client, locationId, { fields: filled, customFields: [] }, knownId);
    return { saved, placed: moveToNote(answers, Object.keys(details), true) };
  }
}

/** Moves the answers of refused fields to the note. */
function moveToNote(
  answers: readonly DeliveredAnswer[],
  names: readonly string[],
  isCustomRefused: boolean,
): DeliveredAnswer[] {
  return answers.map((answer) => {
    const isRefused =
      (answer.place === 'contact' && names.includes(answer.name ?? '')) ||
      (answer.place === 'custom_field' && isCustomRefused);
    return isRefused ? { ...answer, place: 'note', name: null, reason: 'refused' } : answer;
  });
}

function isRefusal(error: unknown): boolean {
  return error instanceof GoHighLevelError && (error.status === 400 || error.status === 422);
}
