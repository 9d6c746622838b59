import { and, eq } from 'drizzle-orm';
import { lead_forms } from '../../../../db/schema/ads/leadForms';
import { pages } from '../../../../db/schema/ads/sources';
import type { Database } from '../../../../ports';
import type { LaunchSettings } from '../inputs/launchSettings';
import type { LaunchRow } from '../saga/queries';

/** Stores where the launch's lead form exists on Facebook; other steps change nothing. */
export async function storeLeadFormId(
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
