import type { CallContext } from '../../../http/CallContext';
import type { UserCaller } from '../../../http/callers';
import { checkAllFound } from '../../../http/checkAllFound';
import { invalid } from '../../../http/problem';
import { deleteMediaRows } from './commands';
import { dropFiles, markUnused } from './orphanFiles';
import { listUsedMedia, lockMedia } from './queries';

const mostNamed = 20;

/**
 * Deletes media with their files: all of them or none.
 * @throws Problem 422 that lists the ids that the caller does not have, or that templates and lead forms use
 */
export async function deleteMedia(call: CallContext<UserCaller>, ids: readonly number[]): Promise<void> {
  const { caller, ports } = call;
  const { agency_id } = caller;
  const keys = await call.inTenant(async (ctx) => {
    const rows = await lockMedia(ctx, ids);
    const had = rows.map(({ id }) => id);
    checkAllFound('ids', ids, had);
    const used = await listUsedMedia(ctx.tx, agency_id, had);
    if (used.length > 0) {
      const more = used.length > mostNamed ? ` and ${used.length - mostNamed} more` : '';
      throw invalid({
        ids: [`Used in templates or lead forms: ${used.slice(0, mostNamed).join(', ')}${more}.`],
      });
    }
    await deleteMediaRows(ctx.tx, agency_id, had);
    const loose = rows
      .flatMap(({ file_key, thumbnail_key }) => [file_key, thumbnail_key])
      .filter((key) => key !== null);
    await markUnused(ctx.tx, agency_id, loose, ports.clock.now());
    return loose;
  });
  await dropFiles(ports, agency_id, keys);
}
