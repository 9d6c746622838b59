import { and, eq, isNull, lte } from 'drizzle-orm';
import { agencies } from '../../../../db/schema/account/agencies';
import { project_trackers, ticket_issues } from '../../../../db/schema/widget/trackers';
import { asOperator } from '../../../../db/tenant';
import type { Ports } from '../../../../ports';

/** Queues the job that creates and reads a tenant's due issues. */
export async function requestIssues({ jobs }: Pick<Ports, 'jobs'>, agencyId: number): Promise<void> {
  await jobs.send('issues.sync', { agencyId }, { key: String(agencyId) });
}

/** Queues the job of each tenant that has due issues. */
export async function requestDueIssues(ports: Ports): Promise<void> {
  const due = await asOperator(ports.db, (tx) =>
    tx
      .selectDistinct({ agency_id: ticket_issues.agency_id })
      .from(ticket_issues)
      .innerJoin(agencies, eq(agencies.id, ticket_issues.agency_id))
      .innerJoin(
        project_trackers,
        and(
          eq(project_trackers.agency_id, ticket_issues.agency_id),
          eq(project_trackers.id, ticket_issues.tracker_id),
        ),
      )
      .where(
        and(
          lte(ticket_issues.due_at, ports.clock.now()),
          isNull(project_trackers.problem),
          eq(agencies.status, 'active'),
        ),
      ),
  );
  for (const { agency_id } of due) await requestIssues(ports, agency_id);
}
