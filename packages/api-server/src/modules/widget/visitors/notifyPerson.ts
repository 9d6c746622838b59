import { and, eq } from 'drizzle-orm';
import { notifyVisitors, type VisitorCall } from '../../../db/notifyAudience';
import { visitors } from '../../../db/schema/widget/projects';
import type { Database } from '../../../ports';
import { isOfPerson } from './samePerson';

/** Lists the visitors who are the person of this one, with when they were last seen. */
export function listDevices(tx: Database, call: VisitorCall) {
  return tx
    .select({ agency_id: visitors.agency_id, visitor_id: visitors.id, last_seen_at: visitors.last_seen_at })
    .from(visitors)
    .where(and(eq(visitors.agency_id, call.agency_id), isOfPerson(visitors.id, call)));
}

/** Notifies the open pages of a person on all devices after commit that content is available (widget §7.1). */
export async function notifyPerson(tx: Database, call: VisitorCall): Promise<void> {
  await notifyVisitors(tx, await listDevices(tx, call));
}
