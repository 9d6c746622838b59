import { and, eq, lt, sql } from 'drizzle-orm';
import { idempotency_keys } from '../db/schema/requests';
import { inTenant } from '../db/tenant';
import type { Clock, Database } from '../ports';
import type { IdempotencyStore, KeyedRequest } from './idempotency';

/** How long an answer is kept. */
const keptForMs = 24 * 60 * 60 * 1000;
/** A request without an answer for this long has died with its process; the key may be begun again. */
const abandonedAfterMs = 2 * 60 * 1000;

const sameKey = (request: KeyedRequest) =>
  and(
    eq(idempotency_keys.agency_id, request.agency_id),
    eq(idempotency_keys.actor, request.actor),
    eq(idempotency_keys.key, request.key),
  );

/** Kept answers in the database, so that they hold over restarts and between processes. */
export function databaseIdempotency(db: Database, clock: Clock): IdempotencyStore {
  return {
    begin: (request) =>
      inTenant(db, request.agency_id, async (tx) => {
        const now = clock.now();
        await removeOld(tx, request.agency_id, now);
        const begun = await tx
          .insert(idempotency_keys)
          .values({ ...request, created_at: now })
          .onConflictDoNothing()
          .returning({ key: idempotency_keys.key });
        if (begun.length > 0) return { kind: 'begun' };
        const [row] = await tx.select().from(idempotency_keys).where(sameKey(request));
        if (!row) return { kind: 'running' };
        if (row.request_digest !== request.request_digest) return { kind: 'other' };
        if (row.status === null) return { kind: 'running' };
        return { kind: 'answered', kept: { status: row.status, answer: row.answer } };
      }),

    finish: (request, { status, answer }) =>
      inTenant(db, request.agency_id, async (tx) => {
        await tx.update(idempotency_keys).set({ status, answer }).where(sameKey(request));
      }),

    forget: (request) =>
      inTenant(db, request.agency_id, async (tx) => {
        await tx.delete(idempotency_keys).where(sameKey(request));
      }),
  };
}

async function removeOld(tx: Database, agencyId: number, now: Date): Promise<void> {
  const kept = new Date(now.getTime() - keptForMs);
  const abandoned = new Date(now.getTime() - abandonedAfterMs);
  await tx
    .delete(idempotency_keys)
    .where(
      and(
        eq(idempotency_keys.agency_id, agencyId),
        sql`(${lt(idempotency_keys.created_at, kept)} or (${idempotency_keys.status} is null and ${lt(idempotency_keys.created_at, abandoned)}))`,
      ),
    );
}
