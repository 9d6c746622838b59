import type { MessageAudience } from '@adlane/contract/widget/outbound/manage';
import { and, eq, inArray, max } from 'drizzle-orm';
import type { VisitorCall } from '../../../../db/notifyAudience';
import { visitor_events } from '../../../../db/schema/widget/projects';
import type { Database } from '../../../../ports';
import { isOfPerson } from '../../visitors/samePerson';
import { type AudienceVisitor, matchesAudience } from './matchesAudience';

const dayMs = 86_400_000;

/** Finds when the person last had each of the events, on any device. */
async function findEventTimes(tx: Database, call: VisitorCall, names: readonly string[]) {
  if (names.length === 0) return new Map<string, Date>();
  const rows = await tx
    .select({ name: visitor_events.name, last: max(visitor_events.created_at) })
    .from(visitor_events)
    .where(
      and(
        eq(visitor_events.agency_id, call.agency_id),
        isOfPerson(visitor_events.visitor_id, call),
        inArray(visitor_events.name, [...new Set(names)]),
      ),
    )
    .groupBy(visitor_events.name);
  return new Map(rows.flatMap(({ name, last }) => (last ? [[name, last] as const] : [])));
}

export type AudienceTestOptions = {
  readonly tx: Database;
  readonly now: Date;
  /** The visitor; undefined for one without a session, who has had no events. */
  readonly call: VisitorCall | undefined;
  readonly visitor: AudienceVisitor;
  /** The audiences that will be tested: their events are read once. */
  readonly audiences: readonly MessageAudience[];
};

/** Creates a test whether a visitor belongs to an audience, with its events. */
export async function createAudienceTest({ tx, now, call, visitor, audiences }: AudienceTestOptions) {
  const matching = audiences.filter((audience) => matchesAudience(audience, visitor));
  const names = matching.flatMap(({ events }) => events.map(({ name }) => name));
  const times = call ? await findEventTimes(tx, call, names) : new Map<string, Date>();
  return (audience: MessageAudience) =>
    matching.includes(audience) &&
    audience.events.every(({ name, happened, withinDays }) => {
      const last = times.get(name);
      return happened === (last !== undefined && now.getTime() - last.getTime() <= withinDays * dayMs);
    });
}
