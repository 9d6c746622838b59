import type { CallContext } from '../../../http/CallContext';
import type { UserCaller } from '../../../http/callers';
import { forgetAnswers } from '../../../http/limits/idempotencyStore';
import { dropFiles, markUnused } from '../../ads/media/orphanFiles';
import { deleteTicketRows } from '../tickets/queries';
import { deleteVisitorRows, findPerson, listPersonTickets } from './queries';

/**
 * Erases a person: every visitor of the project with their user id or email, with all rows and files.
 * @throws Problem 404
 */
export async function erasePerson(ctx: CallContext<UserCaller>, id: number): Promise<void> {
  const { agency_id } = ctx.caller;
  const keys = await ctx.inTenant(async (unit) => {
    const person = await findPerson(unit, id);
    const files: string[] = [];
    for (const ticket of await listPersonTickets(unit.tx, person)) {
      files.push(...(await deleteTicketRows(unit.tx, ticket)));
    }
    files.push(...(await deleteVisitorRows(unit.tx, person)));
    await forgetAnswers(unit.tx, agency_id);
    await markUnused(unit.tx, agency_id, files, unit.now);
    return files;
  });
  await dropFiles(ctx.ports, agency_id, keys);
}
