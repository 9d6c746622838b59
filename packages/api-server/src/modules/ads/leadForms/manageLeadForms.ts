import type { Contract, ParsedInput } from '@adlane/contract';
import type { LeadForm, LeadFormForm } from '@adlane/contract/ads/leadForms';
import { checkLeadForm } from '@adlane/contract/rules';
import { monotonicNow } from '../../../db/monotonicNow';
import { lead_forms } from '../../../db/schema/ads/leadForms';
import { templates } from '../../../db/schema/ads/templates';
import { deleteRow, insertRow, updateRow } from '../../../db/tenantRows';
import { checkBase } from '../../../http/lockForEdit';
import { conflict, forbidden, found, invalid } from '../../../http/problem';
import type { ReadContext, UseCaseContext } from '../../../http/UseCaseContext';
import { getOwnerClient, mayUpdate } from '../../account/access/visibility';
import { lockTemplate } from '../templates/queries';
import { updateFormNameInTemplates } from './commands';
import {
  findLeadFormRow,
  findPicture,
  type LeadFormRow,
  listTemplateNames,
  lockLeadForm,
  toLeadForm,
} from './queries';

/** @throws Problem 404 */
export async function findLeadForm(ctx: ReadContext, { id }: { readonly id: number }): Promise<LeadForm> {
  return toLeadForm(found(await findLeadFormRow(ctx, id)));
}

function toColumns({ name, platform, leadFormType, questions, ...content }: LeadFormForm) {
  return { name, platform, leadFormType, questions, content };
}

/** Returns the form with its image as the library has it. @throws Problem 422 */
async function checkForm(ctx: UseCaseContext, form: LeadFormForm): Promise<LeadFormForm> {
  const errors = checkLeadForm(form);
  const picture = form.bgMedia && (await findPicture(ctx, form.bgMedia.id));
  if (form.bgMedia && !picture) errors.bgMedia = ['What you selected no longer exists.'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { ...form, bgMedia: picture ?? null };
}

type NewLeadForm = ParsedInput<Contract['leadForms']['create']>['body'];

/**
 * Creates a form for the caller's client or agency, and selects it in the named template. @throws Problem
 * 403, 404, 422
 */
export async function createLeadForm(
  ctx: UseCaseContext,
  { template_id, ...form }: NewLeadForm,
): Promise<LeadForm> {
  const { tx, caller, now } = ctx;
  const { agency_id } = caller;
  const values = toColumns(await checkForm(ctx, form));
  const owner = { agency_id, client_id: getOwnerClient(caller) };
  const id = await insertRow(tx, lead_forms, { ...values, ...owner, created_at: now, updated_at: now });
  if (template_id !== null) {
    const template = found(await lockTemplate(ctx, template_id));
    if (!mayUpdate(caller, template)) throw forbidden();
    const selectedLeadForm = { id, name: form.name, questionId: id };
    const updated_at = monotonicNow(template.updated_at, now);
    await updateRow(tx, templates, { agency_id, id: template_id }, { selectedLeadForm, updated_at });
  }
  return findLeadForm(ctx, { id });
}

/** @throws Problem 404; 403 for a client and a form of the agency */
async function lockOwnForm(ctx: UseCaseContext, id: number): Promise<LeadFormRow> {
  const { caller } = ctx;
  const row = found(await lockLeadForm(ctx, id));
  if (!mayUpdate(caller, row)) throw forbidden();
  return row;
}

type LeadFormChanges = { readonly id: number } & ParsedInput<Contract['leadForms']['update']>['body'];

/**
 * Updates a form. Forms on Facebook cannot be edited: the stored one is detached from its page, and the next
 * launch creates it again.
 * @throws Problem 403, 404, 422
 */
export async function updateLeadForm(
  ctx: UseCaseContext,
  { id, base_updated_at, ...changes }: LeadFormChanges,
): Promise<LeadForm> {
  const { tx } = ctx;
  const row = await lockOwnForm(ctx, id);
  await checkBase(base_updated_at, row, () => findLeadForm(ctx, { id }));
  const { name, platform, leadFormType, questions, content } = row;
  const stored: LeadFormForm = { ...content, name, platform, leadFormType, questions };
  const sent = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const form = await checkForm(ctx, { ...stored, ...sent });
  await updateRow(tx, lead_forms, row, {
    ...toColumns(form),
    external_id: null,
    page_id: null,
    updated_at: monotonicNow(row.updated_at, ctx.now),
  });
  if (form.name !== row.name) await updateFormNameInTemplates(tx, row, form.name);
  return findLeadForm(ctx, { id: row.id });
}

/** Most templates that a conflict names. */
const maxNamed = 3;

/** Deletes a form that no template uses. @throws Problem 403, 404, 409 with the templates' names */
export async function deleteLeadForm(ctx: UseCaseContext, { id }: { readonly id: number }): Promise<void> {
  const { tx } = ctx;
  const { agency_id } = await lockOwnForm(ctx, id);
  const users = await listTemplateNames(tx, agency_id, id);
  if (users.length > 0) {
    const more = users.length > maxNamed ? ` and ${users.length - maxNamed} more` : '';
    throw conflict(`This lead form is used by ${users.slice(0, maxNamed).join(', ')}${more}.`);
  }
  await deleteRow(tx, lead_forms, { agency_id, id });
}
