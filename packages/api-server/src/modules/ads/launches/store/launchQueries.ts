import type { Contract, ParsedInput } from '@adlane/contract';
import type { Launch, LaunchStep } from '@adlane/contract/ads/launches';
import { and, asc, count, desc, eq, inArray, or } from 'drizzle-orm';
import { readPage } from '../../../../db/page';
import { ads } from '../../../../db/schema/ads/ads';
import { launch_steps, launches } from '../../../../db/schema/ads/launches';
import type { Database } from '../../../../ports';
import type { LaunchSettings } from '../inputs/launchSettings';
import type { LaunchRow, LaunchStepRow } from '../saga/queries';

/** Returns launches of one tenant as the contract shows them, in the order given, with two queries. */
export async function toLaunches(tx: Database, rows: readonly LaunchRow[]): Promise<Launch[]> {
  const agencyId = rows[0]?.agency_id;
  if (agencyId === undefined) return [];
  const ids = rows.map(({ id }) => id);
  const steps = await tx
    .select()
    .from(launch_steps)
    .where(and(eq(launch_steps.agency_id, agencyId), inArray(launch_steps.launch_id, ids)))
    .orderBy(asc(launch_steps.launch_id), asc(launch_steps.position));
  const launched = await tx
    .select({ id: ads.id, launch_id: ads.launch_id, campaignId: ads.campaignId })
    .from(ads)
    .where(
      and(
        eq(ads.agency_id, agencyId),
        or(inArray(ads.launch_id, ids), inArray(ads.campaignId, rows.flatMap(findCampaignId))),
      ),
    );
  return rows.map((row) => ({
    id: row.id,
    template_id: row.template_id,
    ad_id: launched.find((ad) => isOfLaunch(ad, row))?.id ?? findResubmittedAd(row),
    platform: row.platform,
    status: row.status,
    code: row.code,
    message: row.message,
    was_resumed: row.attempts > 1,
    steps: steps.filter(({ launch_id }) => launch_id === row.id).map(toStep),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }));
}

/** The existing campaign that a launch adds to. */
function findCampaignId({ platform, settings }: LaunchRow): string[] {
  if (platform !== 'facebook') return [];
  const { campaignId } = (settings as LaunchSettings).settings ?? {};
  return campaignId ? [campaignId] : [];
}

/** Returns whether an ad came of a launch, or of an earlier one that created the campaign. */
function isOfLaunch(
  { launch_id, campaignId }: { readonly launch_id: number | null; readonly campaignId: string },
  row: LaunchRow,
): boolean {
  return launch_id === row.id || (row.status === 'launched' && findCampaignId(row).includes(campaignId));
}

/** A resubmit changes an ad that another launch made: its id is among the settings. */
function findResubmittedAd({ status, settings }: LaunchRow): number | null {
  return status === 'launched' && typeof settings.ad_id === 'number' ? settings.ad_id : null;
}

function toStep(step: LaunchStepRow): LaunchStep {
  const { key, title, status, method, path, request, external_id, error, progress } = step;
  const shown = { key, title, status, method, path, request, external_id, error };
  if (progress === null) return shown;
  const { done, total } = progress;
  return { ...shown, progress: { done, total } };
}

/** Returns a launch as the contract shows it. */
export async function toLaunch(tx: Database, row: LaunchRow): Promise<Launch> {
  const [launch] = await toLaunches(tx, [row]);
  if (!launch) throw new Error(`The launch ${row.id} could not be shown.`);
  return launch;
}

type LaunchQuery = ParsedInput<Contract['launches']['list']>['query'];

/** Lists a page of launches, newest first by default; only a client's own where `clientId` is given. */
export async function listLaunches(
  tx: Database,
  agencyId: number,
  query: LaunchQuery,
  clientId: number | undefined,
): Promise<{ readonly rows: LaunchRow[]; readonly total: number }> {
  const where = and(
    eq(launches.agency_id, agencyId),
    query.status === undefined ? undefined : eq(launches.status, query.status),
    query.ids === undefined ? undefined : inArray(launches.id, query.ids.split(',').map(Number)),
    query.platform === undefined ? undefined : eq(launches.platform, query.platform),
    clientId === undefined ? undefined : eq(launches.client_user_id, clientId),
  );
  const direction = query.order === 'asc' ? asc : desc;
  return readPage(
    query,
    tx
      .select()
      .from(launches)
      .where(where)
      .orderBy(direction(launches[query.sort ?? 'created_at']), direction(launches.id)),
    tx.select({ total: count() }).from(launches).where(where),
  );
}
