import type { Contract, ParsedInput } from '@adlane/contract';
import type { Launch, LaunchStep } from '@adlane/contract/launches';
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { readPage } from '../../../db/page';
import { ads } from '../../../db/schema/ads';
import { launch_steps, launches } from '../../../db/schema/launches';
import type { Database } from '../../../ports';
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
    .select({ id: ads.id, launch_id: ads.launch_id })
    .from(ads)
    .where(and(eq(ads.agency_id, agencyId), inArray(ads.launch_id, ids)));
  return rows.map((row) => ({
    id: row.id,
    template_id: row.template_id,
    ad_id: launched.find(({ launch_id }) => launch_id === row.id)?.id ?? findResubmittedAd(row),
    platform: row.platform,
    status: row.status,
    code: row.code,
    message: row.message,
    steps: steps.filter(({ launch_id }) => launch_id === row.id).map(toStep),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }));
}

/** A resubmit changes an ad that another launch made: its id is among the settings. */
function findResubmittedAd({ status, settings }: LaunchRow): number | null {
  return status === 'launched' && typeof settings.ad_id === 'number' ? settings.ad_id : null;
}

function toStep(step: LaunchStepRow): LaunchStep {
  const { key, title, status, method, path, request, external_id, error } = step;
  return { key, title, status, method, path, request, external_id, error };
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
