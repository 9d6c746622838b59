import type { Contract, ParsedInput } from '@adlane/contract';
import type { IdentityKey, WidgetProject } from '@adlane/contract/operator';
import { asc, count, desc, eq, ilike } from 'drizzle-orm';
import { pageRange, toPage } from '../../db/page';
import { projects } from '../../db/schema/projects';
import { searchPattern } from '../../db/searchPattern';
import type { CallContext } from '../../http/CallContext';
import type { UserCaller } from '../../http/callers';
import { found, invalid } from '../../http/problem';
import type { Database } from '../../ports';

type OperatorContext = CallContext<UserCaller>;
type ProjectQuery = ParsedInput<Contract['operator']['projects']>['query'];
type ProjectRow = typeof projects.$inferSelect;

/** A site has this long to deploy a new key to all its servers. */
const previousKeyCountsMs = 24 * 60 * 60 * 1000;

function toProject(row: ProjectRow, now: Date): WidgetProject {
  const until = row.previous_identity_key_until;
  return {
    id: row.id,
    name: row.name,
    sdkKey: row.sdk_key,
    identityMode: row.identityMode,
    hasIdentityKey: row.sealed_identity_key !== null,
    previousKeyUntil: until !== null && until > now ? until.toISOString() : null,
  };
}

/** Lists the operator's projects, across all tenants. */
export async function listProjects(ctx: OperatorContext, query: ProjectQuery) {
  const column = query.sort === 'created_at' ? projects.created_at : projects.name;
  const where = query.search ? ilike(projects.name, searchPattern(query.search)) : undefined;
  return ctx.inTenant(async ({ tx }) => {
    const rows = await tx
      .select()
      .from(projects)
      .where(where)
      .orderBy((query.order === 'asc' ? asc : desc)(column), asc(projects.id))
      .limit(query.per_page)
      .offset(pageRange(query).offset);
    const [matching] = await tx.select({ total: count() }).from(projects).where(where);
    const now = ctx.ports.clock.now();
    return toPage(
      rows.map((row) => toProject(row, now)),
      matching?.total ?? 0,
      query,
    );
  });
}

async function lockProject(tx: Database, id: number): Promise<ProjectRow> {
  const [row] = await tx.select().from(projects).where(eq(projects.id, id)).for('update');
  return found(row);
}

/** @throws Problem 422 if no key exists yet */
export function updateIdentity(
  ctx: OperatorContext,
  id: number,
  identityMode: WidgetProject['identityMode'],
): Promise<WidgetProject> {
  return ctx.inTenant(async ({ tx }) => {
    const row = await lockProject(tx, id);
    if (identityMode !== 'off' && row.sealed_identity_key === null) {
      throw invalid({ identityMode: ['Please create a key first: without one no user can be verified.'] });
    }
    const now = ctx.ports.clock.now();
    await tx.update(projects).set({ identityMode, updated_at: now }).where(eq(projects.id, id));
    return toProject({ ...row, identityMode }, now);
  });
}

/** Replaces the identity key; the previous one is valid for another 24 hours. */
export async function rotateIdentityKey(ctx: OperatorContext, id: number): Promise<IdentityKey> {
  const { ids, clock, secrets } = ctx.ports;
  const key = ids.token();
  const sealed_identity_key = await secrets.encrypt(key);
  return ctx.inTenant(async ({ tx }) => {
    const last = (await lockProject(tx, id)).sealed_identity_key;
    const now = clock.now();
    const until = last === null ? null : new Date(now.getTime() + previousKeyCountsMs);
    await tx
      .update(projects)
      .set({
        sealed_identity_key,
        sealed_previous_identity_key: last,
        previous_identity_key_until: until,
        updated_at: now,
      })
      .where(eq(projects.id, id));
    return { key, previousKeyUntil: until?.toISOString() ?? null };
  });
}
