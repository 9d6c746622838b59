import { and, desc, eq, ne } from 'drizzle-orm';
import { projects, visitors } from '../../../db/schema/widget/projects';
import type { Database } from '../../../ports';
import type { ProjectRow } from '../projects/queries';
import { isOfPerson } from '../visitors/samePerson';

/** Maximum devices of a user whose contact is shared. */
const devicesAtOnce = 50;

export type VisitorRow = typeof visitors.$inferSelect;
type ProjectKey = Pick<ProjectRow, 'agency_id' | 'id'>;

const isSession = (project: ProjectKey, gleapId: string) =>
  and(
    eq(visitors.agency_id, project.agency_id),
    eq(visitors.project_id, project.id),
    eq(visitors.gleap_id, gleapId),
  );

/** Finds the visitor of a session's id; the caller compares the secret's digest. */
export async function findVisitorByGleapId(
  tx: Database,
  project: ProjectKey,
  gleapId: string,
): Promise<VisitorRow | undefined> {
  const [row] = await tx.select().from(visitors).where(isSession(project, gleapId));
  return row;
}

/** Finds and locks the visitor until the transaction ends. */
export async function lockVisitor(
  tx: Database,
  project: ProjectKey,
  gleapId: string,
): Promise<VisitorRow | undefined> {
  const [row] = await tx.select().from(visitors).where(isSession(project, gleapId)).for('update');
  return row;
}

/**
 * Lists and locks the visitors who are the same person on other devices, the latest first: what one of their pages stores
 * at the same time is read, and not overwritten.
 */
export function lockOtherDevices(tx: Database, { agency_id, id }: VisitorRow): Promise<VisitorRow[]> {
  return tx
    .select()
    .from(visitors)
    .where(
      and(
        eq(visitors.agency_id, agency_id),
        isOfPerson(visitors.id, { agency_id, visitor_id: id }),
        ne(visitors.id, id),
      ),
    )
    .orderBy(desc(visitors.last_seen_at))
    .limit(devicesAtOnce)
    .for('update');
}

export async function findVisitorEmail(
  tx: Database,
  agencyId: number,
  visitorId: number,
): Promise<string | null> {
  const [row] = await tx
    .select({ email: visitors.email })
    .from(visitors)
    .where(and(eq(visitors.agency_id, agencyId), eq(visitors.id, visitorId)));
  return row?.email ?? null;
}

export async function findFlowConfig(tx: Database, agencyId: number, projectId: number) {
  const [row] = await tx
    .select({ flowConfig: projects.flowConfig })
    .from(projects)
    .where(and(eq(projects.agency_id, agencyId), eq(projects.id, projectId)));
  return row?.flowConfig;
}

/** Finds a project's settings for identity verification, and locks them against changes until the transaction ends. */
export async function lockIdentity(tx: Database, agencyId: number, projectId: number) {
  const [row] = await tx
    .select({
      identityMode: projects.identityMode,
      identity_key_version: projects.identity_key_version,
      sealed_identity_key: projects.sealed_identity_key,
      sealed_previous_identity_key: projects.sealed_previous_identity_key,
      previous_identity_key_until: projects.previous_identity_key_until,
    })
    .from(projects)
    .where(and(eq(projects.agency_id, agencyId), eq(projects.id, projectId)))
    .for('share');
  return row;
}

/**
 * True if the page should send the user's proof: the one it sent was made with an earlier key, or the project began to
 * require one since.
 */
export async function needsProof(
  tx: Database,
  { agency_id, project_id, userId, is_proven, proof_key_version }: VisitorRow,
): Promise<boolean> {
  if (userId === null) return false;
  const [row] = await tx
    .select({ identityMode: projects.identityMode, version: projects.identity_key_version })
    .from(projects)
    .where(and(eq(projects.agency_id, agency_id), eq(projects.id, project_id)));
  if (!row) return false;
  return proof_key_version === null
    ? row.identityMode === 'enforced' && !is_proven
    : proof_key_version < row.version;
}
