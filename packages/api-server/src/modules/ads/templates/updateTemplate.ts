import type { Contract, ParsedInput } from '@adlane/contract';
import { type Template } from '@adlane/contract/ads/templates';
import { setDefaultAdType } from '@adlane/contract/rules';
import { monotonicNow } from '../../../db/monotonicNow';
import { templates } from '../../../db/schema/ads/templates';
import { updateRow } from '../../../db/tenantRows';
import { checkBase } from '../../../http/lockForEdit';
import { forbidden, found } from '../../../http/problem';
import { isClient } from '../../../http/roles';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import { toNameKey } from '../../../naming/toNameKey';
import { mayUpdate } from '../../account/access/visibility';
import { findUsableInserts } from '../smartInserts/findInsertMap';
import { type CheckedTemplate, checkTemplate } from './checkTemplate';
import { findTemplate } from './findTemplate';
import { resolveLibraryMedia } from './libraryMedia';
import { lockTemplate, type TemplateRecord, type TemplateValues } from './queries';
import { checkReferences, replaceMedia } from './references';
import { checkTemplateName } from './templateNames';

type TemplateChanges = ParsedInput<Contract['templates']['update']>['body'];

/**
 * Saves the changes; stored texts and targeting fields that the caller does not know stay.
 * @throws Problem 404; 403 for a client and a template of the agency; 409 if it was saved in between; 422
 */
export async function updateTemplate(
  ctx: UseCaseContext,
  { id, changes: sent }: { readonly id: number; readonly changes: TemplateChanges },
): Promise<Template> {
  const { tx, caller, now } = ctx;
  const record = found(await lockTemplate(ctx, id));
  if (!mayUpdate(caller, record)) throw forbidden();
  if (isClient(caller) && sent.isVisibilityAllowed !== undefined) throw forbidden();
  const read = () => findTemplate(ctx, { id });
  await checkBase(sent.base_updated_at, record, read);
  const changes = { ...sent, templates: await resolveLibraryMedia(ctx, sent.templates) };
  const checked = toCheckedPart(record, changes);
  checkTemplate(checked, changes.status ?? record.status, await findUsableInserts(tx, record, checked));
  await checkReferences(ctx, { ...changes, client_id: record.client_id });
  if (isNewName(record, changes.name)) await checkTemplateName(tx, record, changes.name, id);
  if (changes.templateMediaIds) await replaceMedia(tx, caller.agency_id, id, changes.templateMediaIds);
  const updated_at = monotonicNow(record.updated_at, now);
  if (isChange(changes)) {
    await updateRow(
      tx,
      templates,
      { agency_id: caller.agency_id, id },
      { ...toColumns(record, changes), updated_at },
    );
  }
  return read();
}

/**
 * Returns the parts to check: another kind of ad affects the stored call to action; the end of a draft or an
 * added platform affects all texts of that platform.
 */
function toCheckedPart(record: TemplateRecord, changes: TemplateChanges): CheckedTemplate {
  const { templateAdType = record.templateAdType } = changes;
  const { callToAction } = record.templateContent;
  const isOtherType = templateAdType !== record.templateAdType;
  const checked = { ...changes, templateAdType, ...(isOtherType && { callToAction }) };
  const added = listAddedPlatforms(record, changes);
  // A caller that does not know carousels leaves the stored one as it is.
  const { carousel } = record.templateContent;
  const templateContent = changes.templateContent && { carousel, ...changes.templateContent };
  return {
    ...checked,
    templateContent: added.includes('facebook')
      ? (templateContent ?? record.templateContent)
      : templateContent,
    ...(added.includes('google') && { templates: changes.templates ?? { google: record.google ?? null } }),
  };
}

/**
 * Returns the platforms whose texts must be complete from now on: all when a draft ends, otherwise the added
 * ones.
 */
function listAddedPlatforms(
  record: TemplateRecord,
  { status, platforms }: TemplateChanges,
): readonly string[] {
  const next = platforms ?? record.platforms;
  return isDraftEnd(record, status) ? next : next.filter((platform) => !record.platforms.includes(platform));
}

/** Returns whether a draft becomes active. */
function isDraftEnd(record: TemplateRecord, status: TemplateChanges['status']): boolean {
  return record.status === 'draft' && status === 'active';
}

/** Returns whether the name must be free: hidden templates need no free name, and old names may stay. */
function isNewName(record: TemplateRecord, name: string | undefined): name is string {
  return name !== undefined && !record.is_hidden && toNameKey(name) !== toNameKey(record.name);
}

function isChange({ base_updated_at: _base, ...changes }: TemplateChanges): boolean {
  return Object.values(changes).some((value) => value !== undefined);
}

function toColumns(record: TemplateRecord, changes: TemplateChanges): TemplateValues {
  const { base_updated_at: _base, templateMediaIds: _media, templates, ...columns } = changes;
  const { templateContent, templateTargeting } = changes;
  const { adTypes } = record;
  return {
    ...columns,
    ...(columns.templateAdType &&
      adTypes !== null && { adTypes: setDefaultAdType(adTypes, columns.templateAdType) }),
    ...(templateContent && { templateContent: { ...record.templateContent, ...templateContent } }),
    ...(templateTargeting && { templateTargeting: { ...record.templateTargeting, ...templateTargeting } }),
    ...(templates && { google: templates.google && { ...record.google, ...templates.google } }),
  };
}
