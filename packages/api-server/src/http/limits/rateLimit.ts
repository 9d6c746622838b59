import { sql } from 'drizzle-orm';
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

/**
 * Counts one use of `subject` (an address, an account) against its limit, across all server processes.
 * @throws Problem 429 with `Retry-After` when the limit is exceeded
 */
export async function countUse(ports: Ports, limit: RateLimit, subject: string): Promise<void> {
  const key = `${limit.name}:${sha256Hex(subject)}`;
  const now = ports.clock.now();
  const resetsAt = new Date(now.getTime() + limit.windowMs);
  const [row] = await asOperator(ports.db, async (tx) => {
    await removeStale(tx, now);
    return toRows<{ count: number; wait_ms: number }>(
      await tx.execute(sql`
        insert into rate_limits as r (key, count, resets_at) values (${key}, 1, ${resetsAt.toISOString()}::timestamptz)
        on conflict (key) do update set
          count = case when r.resets_at <= ${now.toISOString()}::timestamptz then 1 else r.count + 1 end,
          resets_at = case when r.resets_at <= ${now.toISOString()}::timestamptz then excluded.resets_at else r.resets_at end
        returning count, extract(epoch from (resets_at - ${now.toISOString()}::timestamptz))::float8 * 1000 as wait_ms`),
    );
  });
  if (!row || row.count <= limit.max) return;
  const waitSeconds = Math.max(1, Math.ceil(row.wait_ms / 1000));
  throw new Problem('RATE_LIMITED', `Too many attempts. Please try again in ${waitText(waitSeconds)}.`, {
    headers: { 'retry-after': String(waitSeconds) },
  });
}

/** Deletes a few expired counters, so that the table only grows with current traffic. */
async function removeStale(tx: Database, now: Date): Promise<void> {
  await tx.execute(sql`
    delete from rate_limits where key in (
      select r.key from rate_limits r where r.resets_at < ${now.toISOString()}::timestamptz
      limit 20 for update skip locked)`);
}

/** Refunds one use: only failed attempts should count. */
export async function refundUse(ports: Ports, limit: RateLimit, subject: string): Promise<void> {
  const key = `${limit.name}:${sha256Hex(subject)}`;
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
  const key = `${limit.name}:${sha256Hex(subject)}`;
  await asOperator(ports.db, (tx) => tx.execute(sql`delete from rate_limits where key = ${key}`));
}
