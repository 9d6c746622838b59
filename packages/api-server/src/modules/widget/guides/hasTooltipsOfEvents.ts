import type { StreamEvent } from '@adlane/contract/widget/sessions';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { guides } from '../../../db/schema/widget/guides';
import type { VisitorContext } from '../../../http/UseCaseContext';

/** Returns whether who sees a live tooltip of the visitor's project depends on one of these events. */
export async function hasTooltipsOfEvents(
  { tx, caller }: VisitorContext,
  events: readonly StreamEvent[],
): Promise<boolean> {
  if (events.length === 0) return false;
  const names = new Set(events.map(({ name }) => name));
  const isOfEvents = sql`exists (
    select 1 from jsonb_array_elements(${guides.audience} -> 'events') event
    where ${inArray(sql`event ->> 'name'`, [...names])})`;
  const rows = await tx
    .select({ one: sql`1` })
    .from(guides)
    .where(
      and(
        eq(guides.agency_id, caller.agency_id),
        eq(guides.project_id, caller.project_id),
        eq(guides.kind, 'tooltip'),
        eq(guides.status, 'live'),
        isOfEvents,
      ),
    )
    .limit(1);
  return rows.length > 0;
}
