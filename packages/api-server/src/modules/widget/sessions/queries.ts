import type { StreamEvent } from '@adlane/contract/widget/sessions';
import { and, desc, eq, ne } from 'drizzle-orm';
import { projects, visitor_events, visitors } from '../../../db/schema/widget/projects';
import type { Database } from '../../../ports';
import type { ProjectRow } from '../projects/queries';

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

/** Lists the proven visitors of the same project and user on other devices, the latest first. */
export function listOtherDevices(
  tx: Database,
  { agency_id, project_id, id }: VisitorRow,
  userId: string,
): Promise<VisitorRow[]> {
  return tx
    .select()
    .from(visitors)
    .where(
      and(
        eq(visitors.agency_id, agency_id),
        eq(visitors.project_id, project_id),
        eq(visitors.userId, userId),
        // Anyone may say who they are: what is known goes to proven users alone.
        eq(visitors.is_proven, true),
        ne(visitors.id, id),
      ),
    )
    .orderBy(desc(visitors.last_seen_at))
    .limit(devicesAtOnce);
}

export type NewVisitor = typeof visitors.$inferInsert;

export async function insertVisitor(tx: Database, visitor: NewVisitor): Promise<VisitorRow | undefined> {
  const [row] = await tx.insert(visitors).values(visitor).returning();
  return row;
}

export type VisitorChange = Partial<
  Pick<
    NewVisitor,
    | 'name'
    | 'email'
    | 'phone'
    | 'value'
    | 'userId'
    | 'is_proven'
    | 'lang'
    | 'customData'
    | 'last_seen_at'
    | 'updated_at'
  >
>;

export async function updateVisitor(
  tx: Database,
  agencyId: number,
  visitorId: number,
  change: VisitorChange,
): Promise<VisitorRow | undefined> {
  const [row] = await tx
    .update(visitors)
    .set(change)
    .where(and(eq(visitors.agency_id, agencyId), eq(visitors.id, visitorId)))
    .returning();
  return row;
}

type EventBatch = {
  readonly agency_id: number;
  readonly visitor_id: number;
  readonly events: readonly StreamEvent[];
  readonly now: Date;
};

/** How far a visitor's clock may be ahead; and how long an event may wait to be sent, for example offline. */
const aheadMs = 60 * 1000;
const behindMs = 24 * 60 * 60 * 1000;
/** Years of four digits: JavaScript supports others and formats them in a way that PostgreSQL can't parse. */
const firstDate = Date.UTC(1000, 0, 1);
const lastDate = Date.UTC(9999, 11, 31);

/**
 * Returns the time of an event by its visitor's clock. A missing date counts as now; an implausible one is
 * marked, and stored if possible.
 */
function toEventTime(date: string, now: Date): { readonly date: Date; readonly is_clock_off: boolean } {
  const sent = Date.parse(date);
  return {
    date: sent >= firstDate && sent <= lastDate ? new Date(sent) : now,
    is_clock_off: sent > now.getTime() + aheadMs || sent < now.getTime() - behindMs,
  };
}

/** One statement for the whole batch. */
export async function insertEvents(
  tx: Database,
  { agency_id, visitor_id, events, now }: EventBatch,
): Promise<void> {
  if (events.length === 0) return;
  await tx.insert(visitor_events).values(
    events.map(({ name, date, data }) => ({
      agency_id,
      visitor_id,
      name,
      ...toEventTime(date, now),
      data,
      created_at: now,
    })),
  );
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

/** Finds a project's settings for identity verification. */
export async function findIdentity(tx: Database, agencyId: number, projectId: number) {
  const [row] = await tx
    .select({
      identityMode: projects.identityMode,
      sealed_identity_key: projects.sealed_identity_key,
      sealed_previous_identity_key: projects.sealed_previous_identity_key,
      previous_identity_key_until: projects.previous_identity_key_until,
    })
    .from(projects)
    .where(and(eq(projects.agency_id, agencyId), eq(projects.id, projectId)));
  return row;
}
