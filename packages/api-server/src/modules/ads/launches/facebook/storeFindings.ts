import { and, eq } from 'drizzle-orm';
import { ads } from '../../../../db/schema/ads/ads';
import { lead_forms } from '../../../../db/schema/ads/leadForms';
import { pages } from '../../../../db/schema/ads/sources';
import type { Database } from '../../../../ports';
import { mergeExternalIds } from '../../ads/mergeExternalIds';
import type { LaunchSettings } from '../inputs/launchSettings';
import type { LaunchRow } from '../saga/queries';
import { parseStepKind } from './stepKinds';

/** Stores what a step created on Facebook where our own rows refer to it: a lead form, and a corrected ad. */
export async function storeCreated(
  tx: Database,
  launch: LaunchRow,
  stepKey: string,
  externalId: string | null,
): Promise<void> {
  await storeLeadFormId(tx, launch, stepKey, externalId);
  await storeCorrectedAdId(tx, launch, stepKey, externalId);
}

/** A corrected ad gets leads as soon as it is on, also where a later step of its correction fails. */
async function storeCorrectedAdId(
  tx: Database,
  { agency_id, settings: { ad_id } }: LaunchRow,
  stepKey: string,
  externalId: string | null,
): Promise<void> {
  if (typeof ad_id !== 'number' || externalId === null || parseStepKind(stepKey) !== 'ad') return;
  const isCorrected = and(eq(ads.agency_id, agency_id), eq(ads.id, ad_id));
  const [known] = await tx
    .select({ external_ids: ads.external_ids })
    .from(ads)
    .where(isCorrected)
    .for('update');
  const external_ids = mergeExternalIds(known?.external_ids ?? {}, { ads: [externalId] });
  await tx.update(ads).set({ external_ids }).where(isCorrected);
}

async function storeLeadFormId(
  tx: Database,
  launch: LaunchRow,
  stepKey: string,
  external_id: string | null,
): Promise<void> {
  const { leadFormId } = launch.settings as LaunchSettings;
  if (stepKey !== 'leadForm' || leadFormId === null) return;
  await tx
    .update(lead_forms)
    .set({ external_id, page_id: launch.page_id })
    .where(and(eq(lead_forms.agency_id, launch.agency_id), eq(lead_forms.id, leadFormId)));
}

/** Stores whether the launch's page has accepted the terms of lead ads. */
export async function storePageTerms(
  tx: Database,
  launch: LaunchRow,
  leadgen_tos_accepted: boolean,
): Promise<void> {
  if (launch.page_id === null) return;
  await tx
    .update(pages)
    .set({ leadgen_tos_accepted })
    .where(and(eq(pages.agency_id, launch.agency_id), eq(pages.id, launch.page_id)));
}
