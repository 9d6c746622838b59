import { and, eq, inArray, isNull } from 'drizzle-orm';
import { loose_files } from '../../../db/schema/ads/media';
import { recordings } from '../../../db/schema/widget/recordings';
import type { VisitorCaller } from '../../../http/callers';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import { claimFile } from '../../ads/media/orphanFiles';

/**
 * Attaches a visitor's recording to their ticket. Does nothing for a token of another visitor, of a recording
 * with a ticket, or of a swept file.
 */
export async function attachRecording(
  ctx: UseCaseContext<VisitorCaller>,
  { token, ticket_id, now }: { readonly token: string; readonly ticket_id: number; readonly now: Date },
): Promise<void> {
  const {
    tx,
    caller: { agency_id, project_id, visitor_id },
  } = ctx;
  const stillThere = tx
    .select({ file_key: loose_files.file_key })
    .from(loose_files)
    .where(eq(loose_files.agency_id, agency_id));
  const [row] = await tx
    .update(recordings)
    .set({ ticket_id, updated_at: now })
    .where(
      and(
        eq(recordings.agency_id, agency_id),
        eq(recordings.project_id, project_id),
        eq(recordings.visitor_id, visitor_id),
        eq(recordings.token, token),
        isNull(recordings.ticket_id),
        inArray(recordings.file_key, stillThere),
      ),
    )
    .returning({ file_key: recordings.file_key });
  if (row) await claimFile(tx, agency_id, row.file_key);
}
