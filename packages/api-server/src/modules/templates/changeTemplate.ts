import type { Contract, ParsedInput, Template } from '@adlane/contract';
import type { UserCaller } from '../../http/callers';
import { conflict, forbidden, found, invalid } from '../../http/problem';
import type { Clock, Database } from '../../ports';
import { laterThan } from '../laterThan';
import { nameKey } from '../nameKey';
import { mayChangeTemplate } from '../visibility';
import { checkTemplate } from './checkTemplate';
import { lockTemplate, type TemplateRecord, type TemplateValues, updateTemplate } from './queries';
import { checkReferences, replaceMedia } from './references';
import { viewTemplate } from './service';
import { takeTemplateName } from './templateNames';

export type TemplateChanges = ParsedInput<Contract['templates']['update']>['body'];

/**
 * Saves what changed; fields of the stored texts and targeting that the caller doesn't know are kept.
 * @throws Problem 404; 403 for a client and a template of the agency; 409 where somebody saved in between; 422
 */
export async function changeTemplate(
  tx: Database,
  caller: UserCaller,
  clock: Clock,
  { id, changes }: { readonly id: number; readonly changes: TemplateChanges },
): Promise<Template> {
  const record = found(await lockTemplate(tx, caller, id));
  if (!mayChangeTemplate(caller, record)) throw forbidden();
  if (caller.entity_type === 'Client' && changes.isVisibilityAllowed !== undefined) throw forbidden();
  checkBase(changes.base_updated_at, record);
  checkTemplate(changes, changes.status ?? record.status);
  await checkReferences(tx, caller, changes);
  if (isNewName(record, changes.name)) await takeTemplateName(tx, record, changes.name, id);
  if (changes.templateMediaIds) await replaceMedia(tx, caller.agency_id, id, changes.templateMediaIds);
  const updated_at = laterThan(record.updated_at, clock.now());
  if (isChange(changes)) {
    await updateTemplate(tx, caller.agency_id, id, { ...valuesOf(record, changes), updated_at });
  }
  return viewTemplate(tx, caller, id);
}

/** True where the name must be free: hidden templates have none to choose, and old names may stay. */
function isNewName(record: TemplateRecord, name: string | undefined): name is string {
  return name !== undefined && !record.is_hidden && nameKey(name) !== nameKey(record.name);
}

/** @throws Problem 409 where the stored template is newer than what was opened */
function checkBase(base: string | undefined, { updated_at }: TemplateRecord): void {
  if (base === undefined) return;
  const opened = Date.parse(base);
  if (Number.isNaN(opened)) throw invalid({ base_updated_at: ['This is not an instant.'] });
  if (opened < updated_at.getTime()) {
    throw conflict('Somebody else saved this template in the meantime. Reload it to see their changes.');
  }
}

function isChange({ base_updated_at: _base, ...changes }: TemplateChanges): boolean {
  return Object.values(changes).some((value) => value !== undefined);
}

function valuesOf(record: TemplateRecord, changes: TemplateChanges): TemplateValues {
  const { base_updated_at: _base, templateMediaIds: _media, templates, ...columns } = changes;
  const { templateContent, templateTargeting } = changes;
  return {
    ...columns,
    ...(templateContent && { templateContent: { ...record.templateContent, ...templateContent } }),
    ...(templateTargeting && { templateTargeting: { ...record.templateTargeting, ...templateTargeting } }),
    ...(templates && { google: templates.google && { ...record.google, ...templates.google } }),
  };
}
