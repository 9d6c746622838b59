import type { Contract, ParsedInput } from '@adlane/contract';
import {
  createDefaultTemplate,
  createDefaultTemplateContent,
  createDefaultTemplateTargeting,
  type Template,
} from '@adlane/contract/ads/templates';
import { templates } from '../../../db/schema/ads/templates';
import { insertRow } from '../../../db/tenantRows';
import { forbidden } from '../../../http/problem';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import { getOwnerClient } from '../../account/access/visibility';
import { findUsableInserts } from '../smartInserts/findInsertMap';
import { checkTemplate } from './checkTemplate';
import { findTemplate } from './findTemplate';
import { resolveLibraryMedia } from './libraryMedia';
import { checkReferences, replaceMedia } from './references';
import { checkTemplateName } from './templateNames';

type TemplateFormValues = ParsedInput<Contract['templates']['store']>['body'];

export type NewTemplate = {
  readonly form: TemplateFormValues;
  /** True for a template of one instant launch: no list shows it, and its name need not be free. */
  readonly isHidden: boolean;
};

/**
 * Creates a template with the contract's defaults for missing fields. A client's belongs to that client.
 * @throws Problem 403 for a client that sets the visibility for clients; 422
 */
export async function createTemplate(
  ctx: UseCaseContext,
  { form: sent, isHidden }: NewTemplate,
): Promise<Template> {
  const { tx, caller } = ctx;
  const { agency_id } = caller;
  const client_id = getOwnerClient(caller);
  if (client_id !== null && sent.isVisibilityAllowed !== undefined) throw forbidden();
  const form = { ...sent, templates: await resolveLibraryMedia(ctx, sent.templates) };
  checkTemplate(form, form.status, await findUsableInserts(tx, { agency_id, client_id }, form));
  await checkReferences(ctx, form);
  if (!isHidden) await checkTemplateName(tx, { agency_id, client_id }, form.name);
  return findTemplate(ctx, { id: await createTemplateRow(ctx, { form, isHidden }) });
}

/** Inserts a checked template and returns its id. */
export async function createTemplateRow(
  { tx, caller, now }: UseCaseContext,
  { form, isHidden }: NewTemplate,
): Promise<number> {
  const { agency_id } = caller;
  const client_id = getOwnerClient(caller);
  const { templateMediaIds = [], templates: halves, ...columns } = form;
  const id = await insertRow(tx, templates, {
    ...columns,
    agency_id,
    client_id,
    isClientTemplate: client_id !== null,
    is_hidden: isHidden,
    isVisibilityAllowed: form.isVisibilityAllowed ?? createDefaultTemplate().isVisibilityAllowed,
    templateContent: { ...createDefaultTemplateContent(), ...form.templateContent },
    templateTargeting: { ...createDefaultTemplateTargeting(), ...form.templateTargeting },
    google: halves?.google ?? null,
    created_at: now,
    updated_at: now,
  });
  await replaceMedia(tx, agency_id, id, templateMediaIds);
  return id;
}
