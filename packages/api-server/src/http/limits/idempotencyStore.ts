import { and, eq, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm';
import { idempotency_keys } from '../../db/schema/account/requests';
import { asOperator, inTenant } from '../../db/tenant';
import type { Database, Ports } from '../../ports';
import type { IdempotencyStore, KeyedRequest, KeyState } from './idempotency';

/** How long an answer is stored. */
const retentionMs = 24 * 60 * 60 * 1000;
/**
 * After this time without an answer, the process of a request is considered dead; the key may be claimed
 * again.
 */
const abandonedAfterMs = 2 * 60 * 1000;
/** Status of a request that was done and whose answer was lost. */
const lostStatus = 409;

/** Between the digest of a request and that of its form. */
const separator = '/';

/** Returns the digest of a request together with that of the form that was received with it. */
function toDigest({ request_digest, form }: KeyedRequest): { readonly request_digest: string } {
  const parts = [request_digest, form?.digest].filter((part) => part !== undefined);
  return { request_digest: parts.join(separator) };
}

const matchesKey = (request: KeyedRequest) =>
  and(
    eq(idempotency_keys.agency_id, request.agency_id),
    eq(idempotency_keys.actor, request.actor),
    eq(idempotency_keys.key, request.key),
  );

const isUnanswered = (request: KeyedRequest) => and(matchesKey(request), isNull(idempotency_keys.status));

/** The requests that this process runs, by their key. */
function createAttempts() {
  const byKey = new Map<string, Set<KeyedRequest>>();
  const toId = ({ agency_id, actor, key }: KeyedRequest) => JSON.stringify([agency_id, actor, key]);
  return {
    add(request: KeyedRequest): void {
      const id = toId(request);
      byKey.set(id, (byKey.get(id) ?? new Set()).add(request));
    },
    /** Returns whether no other request of the same key runs. */
    isOnly: (request: KeyedRequest): boolean => byKey.get(toId(request))?.size === 1,
    remove(request: KeyedRequest): void {
      const id = toId(request);
      const same = byKey.get(id);
      same?.delete(request);
      if (same?.size === 0) byKey.delete(id);
    },
  };
}

/** Stores answers in the database, so that they survive restarts and are shared by all processes. */
export function createDatabaseIdempotency({
  db,
  clock,
  serverId,
}: Pick<Ports, 'db' | 'clock' | 'serverId'>): IdempotencyStore {
  const attempts = createAttempts();
  /**
   * Returns whether the key was claimed by a request that never learned so, because its connection broke at that
   * moment. The lock keeps a request that runs from ending, and leaving the attempts, before it is looked for.
   */
  const isClaimLost = async (tx: Database, request: KeyedRequest) => {
    const isOwn = and(isUnanswered(request), eq(idempotency_keys.server_id, serverId));
    const [locked] = await tx
      .select({ key: idempotency_keys.key })
      .from(idempotency_keys)
      .where(isOwn)
      .for('update', { skipLocked: true });
    return locked !== undefined && attempts.isOnly(request);
  };
  const claim = (request: KeyedRequest) =>
    inTenant(db, request.agency_id, async (tx): Promise<KeyState> => {
      const { agency_id, actor, key, call, request_digest } = request;
      const now = clock.now();
      await removeOld(tx, agency_id, now);
      const insert = async () => {
        const begun = await tx
          .insert(idempotency_keys)
          .values({ agency_id, actor, key, call, request_digest, server_id: serverId, created_at: now })
          .onConflictDoNothing()
          .returning({ key: idempotency_keys.key });
        return begun.length > 0;
      };
      if (await insert()) return { kind: 'begun' };
      const [row] = await tx.select().from(idempotency_keys).where(matchesKey(request));
      if (!row) return { kind: 'running', hasEffect: false };
      const [digest, formDigest] = row.request_digest.split(separator);
      if (digest !== request.request_digest) return { kind: 'other' };
      const isDead = row.status === null && attempts.isOnly(request) && (await isClaimLost(tx, request));
      if (isDead && !row.has_effect) {
        await tx.delete(idempotency_keys).where(isUnanswered(request));
        if (await insert()) return { kind: 'begun' };
      }
      if (row.status === lostStatus || isDead || isAbandoned(row, now)) return { kind: 'lost', formDigest };
      if (row.status === null) return { kind: 'running', hasEffect: row.has_effect };
      return { kind: 'answered', stored: { status: row.status, answer: row.answer }, formDigest };
    });
  const end = async (request: KeyedRequest, work: (tx: Database) => Promise<void>) => {
    await inTenant(db, request.agency_id, work);
    attempts.remove(request);
  };
  return {
    async begin(request) {
      let isBegun = false;
      try {
        attempts.add(request);
        const state = await claim(request);
        isBegun = state.kind === 'begun';
        return state;
      } finally {
        if (!isBegun) attempts.remove(request);
      }
    },

    async markEffect(tx, request, stored) {
      await tx
        .update(idempotency_keys)
        .set({ has_effect: true, ...toDigest(request), ...(!request.isSecret && stored) })
        // A transaction that wrote nothing has no id yet.
        .where(and(matchesKey(request), sql`pg_current_xact_id_if_assigned() is not null`));
    },

    finish: (request, { status, answer }) =>
      end(request, async (tx) => {
        await tx
          .update(idempotency_keys)
          .set({ status, answer, ...toDigest(request) })
          .where(matchesKey(request));
      }),

    release: (request) =>
      end(request, async (tx) => {
        await tx.delete(idempotency_keys).where(isUnanswered(request));
      }),

    endWithoutAnswer: (request) =>
      end(request, async (tx) => {
        await tx.delete(idempotency_keys).where(and(isUnanswered(request), not(idempotency_keys.has_effect)));
        await tx
          .update(idempotency_keys)
          .set({ status: lostStatus, ...toDigest(request) })
          .where(isUnanswered(request));
      }),
  };
}

/**
 * Ends the requests that an earlier process of this server left unanswered, so that they can be repeated at once; call it
 * before the server listens. Requests of other servers stay: those may be running.
 * @param isOnlyServer no other server shares the database, so every unanswered request is a dead one
 */
export async function reclaimRequests(
  { db, serverId }: Pick<Ports, 'db' | 'serverId'>,
  { isOnlyServer }: { readonly isOnlyServer: boolean },
): Promise<void> {
  const isDead = and(
    isNull(idempotency_keys.status),
    isOnlyServer ? undefined : eq(idempotency_keys.server_id, serverId),
  );
  await asOperator(db, async (tx) => {
    await tx.delete(idempotency_keys).where(and(isDead, not(idempotency_keys.has_effect)));
    await tx.update(idempotency_keys).set({ status: lostStatus }).where(isDead);
  });
}

/**
 * Deletes the stored answers of an agency, which may have words of an erased person. Their keys stay claimed, so
 * that a repeated call is refused instead of done twice.
 */
export async function forgetAnswers(tx: Database, agencyId: number): Promise<void> {
  await tx
    .update(idempotency_keys)
    .set({ status: lostStatus, answer: null })
    .where(and(eq(idempotency_keys.agency_id, agencyId), isNotNull(idempotency_keys.answer)));
}

/** Returns whether the process died before it answered a request that has written something. */
function isAbandoned({ status, created_at }: typeof idempotency_keys.$inferSelect, now: Date): boolean {
  return status === null && created_at.getTime() < now.getTime() - abandonedAfterMs;
}

async function removeOld(tx: Database, agencyId: number, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - retentionMs);
  const abandoned = new Date(now.getTime() - abandonedAfterMs);
  await tx.delete(idempotency_keys).where(
    and(
      eq(idempotency_keys.agency_id, agencyId),
      or(
        lt(idempotency_keys.created_at, oldest),
        // Requests that wrote something stay: their key must not be claimed again.
        and(
          isNull(idempotency_keys.status),
          not(idempotency_keys.has_effect),
          lt(idempotency_keys.created_at, abandoned),
        ),
      ),
    ),
  );
}
