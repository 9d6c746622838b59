import { type SQL, sql } from 'drizzle-orm';
import { sha256Hex } from '../../crypto/sha256Hex';
import { asOperator } from '../../db/tenant';
import { toRows } from '../../db/toRows';
import type { Database, Ports } from '../../ports';
import { Problem } from '../problem';

export type RateLimit = {
  /** Name of the limit, such as `login`. */
  readonly name: string;
  /** Maximum uses within the window. */
  readonly max: number;
  readonly windowMs: number;
};

/** One use of a limit by its subject: an address, an account, a visitor. */
export type Use = { readonly limit: RateLimit; readonly subject: string };

/**
 * Counts one use of `subject` (an address, an account) against its limit, across all server processes.
 * @throws Problem 429 with `Retry-After` when the limit is exceeded
 */
export function countUse(ports: Ports, limit: RateLimit, subject: string): Promise<void> {
  return countUses(ports, [{ limit, subject }], { isDurable: true });
}

/**
 * Counts one use of several limits in one statement, the narrowest first: what one limit refuses is not counted
 * by the following ones, so that one visitor can't use up what all visitors share.
 * @param isDurable whether the counts survive a crash: the call waits for the disk then
 * @throws Problem 429 with `Retry-After` when a limit is exceeded
 */
export async function countUses(
  ports: Ports,
  uses: readonly Use[],
  { isDurable }: { readonly isDurable: boolean },
): Promise<void> {
  const now = ports.clock.now();
  const rows = await asOperator(ports.db, async (tx) => {
    const [, counted] = await Promise.all([
      tx.execute(
        isDurable ? sql`set local synchronous_commit = on` : sql`set local synchronous_commit = off`,
      ),
      tx.execute(buildCount(uses, now)),
      removeStale(tx, now),
    ]);
    return toRows<{ level: number; count: number; wait_ms: number }>(counted);
  });
  const refused = rows.find(({ level, count }) => count > (uses[level]?.limit.max ?? 0));
  if (!refused) return;
  const waitSeconds = Math.max(1, Math.ceil(refused.wait_ms / 1000));
  throw new Problem('RATE_LIMITED', `Too many attempts. Please try again in ${waitText(waitSeconds)}.`, {
    headers: { 'retry-after': String(waitSeconds) },
  });
}

/**
 * Builds one insert per use, each of which depends on the one before. All statements lock the rows in this
 * order, so they can't deadlock. A window never ends later than one that begins now: after the clock was set
 * back, budgets refill in time.
 */
function buildCount(uses: readonly Use[], now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  const names = uses.map((_use, level) => sql.raw(`level${level}`));
  const counts = uses.map(({ limit, subject }, level) => {
    const resetsAt = new Date(now.getTime() + limit.windowMs).toISOString();
    const before = uses[level - 1];
    const condition = before
      ? sql`from ${names[level - 1]} b where b.count <= ${before.limit.max}::int`
      : sql.empty();
    return sql`${names[level]} as (
      insert into rate_limits as r (key, count, resets_at)
      select ${buildKey(limit, subject)}, 1, ${resetsAt}::timestamptz ${condition}
      on conflict (key) do update set
        count = case when r.resets_at <= ${at} then 1 else r.count + 1 end,
        resets_at = case when r.resets_at <= ${at} then excluded.resets_at
          else least(r.resets_at, excluded.resets_at) end
      returning r.count, r.resets_at)`;
  });
  const results = names.map(
    (name, level) => sql`
      select ${level}::int as level, count, extract(epoch from (resets_at - ${at}))::float8 * 1000 as wait_ms
      from ${name}`,
  );
  return sql`with ${sql.join(counts, sql`, `)} ${sql.join(results, sql` union all `)}`;
}

function buildKey({ name }: RateLimit, subject: string): string {
  return `${name}:${sha256Hex(subject)}`;
}

/** Deletes a few expired counters, so that the table only grows with current traffic. */
async function removeStale(tx: Database, now: Date): Promise<void> {
  await tx.execute(sql`
    with stale as (
      select r.key from rate_limits r where r.resets_at < ${now.toISOString()}::timestamptz
      limit 20 for update skip locked)
    delete from rate_limits where key in (select key from stale)`);
}

/** Refunds one use: only failed attempts should count. */
export async function refundUse(ports: Ports, limit: RateLimit, subject: string): Promise<void> {
  const key = buildKey(limit, subject);
  await asOperator(ports.db, (tx) =>
    tx.execute(sql`update rate_limits set count = count - 1 where key = ${key} and count > 0`),
  );
}

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/** Resets the counter after a success. */
export async function forgetUses(ports: Ports, limit: RateLimit, subject: string): Promise<void> {
  const key = buildKey(limit, subject);
  await asOperator(ports.db, (tx) => tx.execute(sql`delete from rate_limits where key = ${key}`));
}
