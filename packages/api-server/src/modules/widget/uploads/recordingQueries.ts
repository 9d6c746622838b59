import { and, eq } from 'drizzle-orm';
import { recordings } from '../../../db/schema/widget/recordings';
import type { Database } from '../../../ports';

/** Path of recordings; only the operator may load them. */
export const recordingsPath = '/sdk/uploads/sdk/';

/** Returns the token at the end of a URL from `uploads.recording`; undefined for any other URL. */
export function parseRecordingToken(fileUrl: string): string | undefined {
  const at = fileUrl.lastIndexOf(recordingsPath);
  const token = at < 0 ? '' : fileUrl.slice(at + recordingsPath.length);
  return /^[\w-]{20,100}$/.test(token) ? token : undefined;
}

/** Finds a ticket's recording. */
export async function findRecording(tx: Database, agencyId: number, ticketId: number) {
  const [row] = await tx
    .select()
    .from(recordings)
    .where(and(eq(recordings.agency_id, agencyId), eq(recordings.ticket_id, ticketId)))
    .limit(1);
  return row;
}
