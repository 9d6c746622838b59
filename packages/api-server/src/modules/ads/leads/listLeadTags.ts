import { and, eq } from 'drizzle-orm';
import { ads } from '../../../db/schema/ads/ads';
import { launches } from '../../../db/schema/ads/launches';
import type { Database } from '../../../ports';

/** Lists the CRM tags that the launch of a lead's ad selected (ads §3, selectedGHLTag). */
export async function listLeadTags(
  tx: Database,
  lead: { readonly agency_id: number; readonly ad_id: number | null },
): Promise<string[]> {
  if (lead.ad_id === null) return [];
  const [launch] = await tx
    .select({ settings: launches.settings })
    .from(ads)
    .innerJoin(launches, and(eq(launches.agency_id, ads.agency_id), eq(launches.id, ads.launch_id)))
    .where(and(eq(ads.agency_id, lead.agency_id), eq(ads.id, lead.ad_id)));
  const { settings } = launch?.settings ?? {};
  const picked: unknown =
    typeof settings === 'object' && settings !== null ? Reflect.get(settings, 'selectedGHLTag') : undefined;
  if (!Array.isArray(picked)) return [];
  const names = picked.map((tag: unknown) =>
    typeof tag === 'object' && tag !== null ? Reflect.get(tag, 'name') : undefined,
  );
  return [...new Set(names.filter((name) => typeof name === 'string' && name !== ''))];
}
