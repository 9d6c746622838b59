import type { CallContext } from '../../../http/CallContext';
import type { UserCaller } from '../../../http/callers';
import { forgetAnswers } from '../../../http/limits/idempotencyStore';
import { dropFiles, markUnused } from '../../ads/media/orphanFiles';
import { deleteTicketRows } from '../tickets/commands';
import { deleteVisitorRows } from './commands';
import { findPerson, listPersonTickets } from './queries';

/**
 * Erases a person: every visitor of the project with their user id or email, with all rows and files.
 * @throws Problem 404
 */
export async function erasePerson(
  call: CallContext<UserCaller>,
  { id }: { readonly id: number },
): Promise<void> {
  const { agency_id } = call.caller;
  const keys = await call.inTenant(async (ctx) => {
    const person = await findPerson(ctx, id);
    const files: string[] = [];
    for (const ticket of await listPersonTickets(ctx.tx, person)) {
      files.push(...(await deleteTicketRows(ctx.tx, ticket)));
    }
    files.push(...(await deleteVisitorRows(ctx.tx, person)));
    await forgetAnswers(ctx.tx, agency_id);
    await markUnused(ctx.tx, agency_id, files, ctx.now);
    return files;
  });
  await dropFiles(call.ports, agency_id, keys);
}
