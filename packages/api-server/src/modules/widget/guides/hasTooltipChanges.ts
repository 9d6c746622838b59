import type { SessionPing } from '@adlane/contract/widget/sessions';
import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { guides } from '../../../db/schema/widget/guides';
import type { VisitorContext } from '../../../http/UseCaseContext';

/** The list of a page may be this old at its start: caches store it. */
const tooltipsMaxAgeMs = 60_000;
/** The page says how long it is open. */
const longestPageMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Returns whether the page's list of tooltips may be out of date: who sees a live one depends on one of these events, or
 * one was published, changed or archived since the page started.
 */
export async function hasTooltipChanges(
  { tx, caller, now }: VisitorContext,
  { events, time }: Pick<SessionPing, 'events' | 'time'>,
): Promise<boolean> {
  if (events.length === 0) return false;
  const names = new Set(events.map(({ name }) => name));
  const isOfEvents = sql`exists (
    select 1 from jsonb_array_elements(${guides.audience} -> 'events') event
    where ${inArray(sql`event ->> 'name'`, [...names])})`;
  const openMs = Math.min(Math.max(0, time) * 1000, longestPageMs);
  const isChanged = gt(guides.updated_at, new Date(now.getTime() - openMs - tooltipsMaxAgeMs));
  const rows = await tx
    .select({ one: sql`1` })
    .from(guides)
    .where(
      and(
        eq(guides.agency_id, caller.agency_id),
        eq(guides.project_id, caller.project_id),
        eq(guides.kind, 'tooltip'),
        or(and(eq(guides.status, 'live'), isOfEvents), isChanged),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
