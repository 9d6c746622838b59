import { and, eq, gt, sql } from 'drizzle-orm';
import { launches } from '../../../../db/schema/ads/launches';
import { conflict } from '../../../../http/problem';
import type { UseCaseContext } from '../../../../http/UseCaseContext';
import type { LaunchRow } from '../saga/queries';
import { lockCorrected } from './lockCorrected';

/**
 * Refuses to resume a correction of an ad that has been corrected since: what the newer one has replaced would be created a
 * second time. Any other launch passes.
 * @throws Problem 409
 */
export async function checkNewestCorrection(
  ctx: Pick<UseCaseContext, 'tx' | 'caller'>,
  { agency_id, id, settings: { ad_id: corrected } }: LaunchRow,
): Promise<void> {
  if (typeof corrected !== 'number') return;
  await lockCorrected(ctx, corrected);
  const isNewer = and(
    eq(launches.agency_id, agency_id),
    eq(sql`${launches.settings}->>'ad_id'`, String(corrected)),
    gt(launches.id, id),
  );
  const [newer] = await ctx.tx.select({ id: launches.id }).from(launches).where(isNewer).limit(1);
  if (newer) throw conflict('This ad has been corrected again since. Continue with its latest correction.');
}
