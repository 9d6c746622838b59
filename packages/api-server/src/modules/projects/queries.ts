import { eq, or } from 'drizzle-orm';
import { projects } from '../../db/schema/projects';
import type { Database } from '../../ports';

/** Finds the project of an SDK key, across all tenants. */
export async function findProjectByKey(tx: Database, sdkKey: string) {
  const [row] = await tx.select().from(projects).where(eq(projects.sdk_key, sdkKey));
  return row;
}

/** Finds the project of a server token or an error report token, across all tenants. */
export async function findProjectByToken(tx: Database, tokenDigest: string) {
  const [row] = await tx
    .select({ id: projects.id, agency_id: projects.agency_id })
    .from(projects)
    .where(or(eq(projects.api_token_digest, tokenDigest), eq(projects.report_token_digest, tokenDigest)));
  return row;
}

export type ProjectRow = NonNullable<Awaited<ReturnType<typeof findProjectByKey>>>;
