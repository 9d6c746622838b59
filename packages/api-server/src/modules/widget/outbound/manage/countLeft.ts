import { and, countDistinct, eq, gt } from 'drizzle-orm';
import { outbound_recipients } from '../../../../db/schema/widget/outbound';
import { projects } from '../../../../db/schema/widget/projects';
import type { VisitorContext } from '../../../../http/UseCaseContext';
import { isOfPerson } from '../../visitors/samePerson';

const dayMs = 86_400_000;

/** Counts the messages that the project may still send the visitor's person within 24 hours; infinite without a limit. */
export async function countLeft({ tx, caller, now }: VisitorContext): Promise<number> {
  const { agency_id, project_id } = caller;
  const [project] = await tx
    .select({ limit: projects.messages_per_day })
    .from(projects)
    .where(and(eq(projects.agency_id, agency_id), eq(projects.id, project_id)));
  const limit = project?.limit ?? null;
  if (limit === null) return Number.POSITIVE_INFINITY;
  // A message has one row per device, and is sent at most once a day.
  const [row] = await tx
    .select({ sent: countDistinct(outbound_recipients.message_id) })
    .from(outbound_recipients)
    .where(
      and(
        eq(outbound_recipients.agency_id, agency_id),
        isOfPerson(outbound_recipients.visitor_id, caller),
        gt(outbound_recipients.sent_at, new Date(now.getTime() - dayMs)),
      ),
    );
  return limit - (row?.sent ?? 0);
}
