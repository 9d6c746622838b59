import { type FbAdSetting } from '@adlane/contract/ads/templates';
import { addNewAdTypes, changeAdTypes, createDefaultAdTypes } from '@adlane/contract/rules';
import { monotonicNow } from '../../../db/monotonicNow';
import { templates } from '../../../db/schema/ads/templates';
import { updateRow } from '../../../db/tenantRows';
import { forbidden, found, invalid } from '../../../http/problem';
import type { ReadContext, UseCaseContext } from '../../../http/UseCaseContext';
import { mayUpdate } from '../../account/access/visibility';
import { findTemplateRecord, lockTemplate, type TemplateRecord } from './queries';

/** Returns the kinds of ad that a template can be launched as. */
function getAdTypes({
  adTypes,
  templateAdType,
}: Pick<TemplateRecord, 'adTypes' | 'templateAdType'>): FbAdSetting[] {
  return adTypes === null ? createDefaultAdTypes(templateAdType) : addNewAdTypes(adTypes, templateAdType);
}

/** @throws Problem 404 */
export async function listAdTypes(ctx: ReadContext, { id }: { readonly id: number }): Promise<FbAdSetting[]> {
  return getAdTypes(found(await findTemplateRecord(ctx, id)));
}

/**
 * Switches kinds on or off and moves the default, which also sets the template's type.
 * @throws Problem 403 for a client and a template of the agency; 404; 422 (ads §4)
 */
export async function updateAdTypes(
  ctx: UseCaseContext,
  { id, data: changes }: { readonly id: number; readonly data: readonly FbAdSetting[] },
): Promise<FbAdSetting[]> {
  const { tx, caller, now } = ctx;
  const record = found(await lockTemplate(ctx, id));
  if (!mayUpdate(caller, record)) throw forbidden();
  const { adTypes, errors } = changeAdTypes(getAdTypes(record), changes);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const type = adTypes.find(({ isDefault }) => isDefault)?.ad_launch_type ?? record.templateAdType;
  const updated_at = monotonicNow(record.updated_at, now);
  await updateRow(
    tx,
    templates,
    { agency_id: caller.agency_id, id },
    { adTypes, templateAdType: type, updated_at },
  );
  return adTypes;
}
