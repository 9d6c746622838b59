import type { Contract, ParsedInput } from '@adlane/contract';
import {
  createDefaultTemplate,
  createDefaultTemplateContent,
  createDefaultTemplateTargeting,
  type Template,
} from '@adlane/contract/templates';
import type { UserCaller } from '../../http/callers';
import { forbidden } from '../../http/problem';
import type { Database } from '../../ports';
import { insertsFor } from '../smartInserts/readInserts';
import { ownerOf } from '../visibility';
import { checkTemplate } from './checkTemplate';
import { withLibraryMedia } from './libraryMedia';
import { insertTemplate } from './queries';
import { checkReferences, replaceMedia } from './references';
import { viewTemplate } from './service';
import { takeTemplateName } from './templateNames';

export type TemplateFormValues = ParsedInput<Contract['templates']['store']>['body'];

type StoreOptions = {
  readonly now: Date;
  /** True for a template that no list shows, for one instant launch; its name need not be free. */
  readonly isHidden: boolean;
};

/**
 * Makes a template; what the form leaves out starts with the contract's defaults. A client's belongs to that client.
 * @throws Problem 403 for a client that decides what clients see; 422
 */
export async function storeTemplate(
  tx: Database,
  caller: UserCaller,
  sent: TemplateFormValues,
  options: StoreOptions,
): Promise<Template> {
  const { agency_id } = caller;
  const client_id = ownerOf(caller);
  if (client_id !== null && sent.isVisibilityAllowed !== undefined) throw forbidden();
  const form = { ...sent, templates: await withLibraryMedia(tx, caller, sent.templates) };
  checkTemplate(form, form.status, await insertsFor(tx, { agency_id, client_id }, form));
  await checkReferences(tx, caller, form);
  if (!options.isHidden) await takeTemplateName(tx, { agency_id, client_id }, form.name);
  return viewTemplate(tx, caller, await writeTemplate(tx, caller, form, options));
}

/** Writes a template that somebody has checked; the id of its row. */
export async function writeTemplate(
  tx: Database,
  caller: UserCaller,
  form: TemplateFormValues,
  { now, isHidden }: StoreOptions,
): Promise<number> {
  const { agency_id } = caller;
  const client_id = ownerOf(caller);
  const { templateMediaIds = [], templates, ...columns } = form;
  const id = await insertTemplate(tx, {
    ...columns,
    agency_id,
    client_id,
    isClientTemplate: client_id !== null,
    is_hidden: isHidden,
    isVisibilityAllowed: form.isVisibilityAllowed ?? createDefaultTemplate().isVisibilityAllowed,
    templateContent: { ...createDefaultTemplateContent(), ...form.templateContent },
    templateTargeting: { ...createDefaultTemplateTargeting(), ...form.templateTargeting },
    google: templates?.google ?? null,
    created_at: now,
    updated_at: now,
  });
  await replaceMedia(tx, agency_id, id, templateMediaIds);
  return id;
}
