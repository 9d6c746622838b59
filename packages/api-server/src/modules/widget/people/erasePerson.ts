import type { CallContext } from '../../../http/CallContext';
import type { UserCaller } from '../../../http/callers';
import { forgetAnswers } from '../../../http/limits/idempotencyStore';
import { deleteOutdatedMails } from '../../account/mail/mailSubject';
import { dropFiles, markUnused } from '../../ads/media/orphanFiles';
import { deleteTicketRows } from '../tickets/commands';
import { deleteVisitorRows } from './commands';
import { findPersonWith } from './possibleMatches';
import { type ChosenMatches, listPersonTickets } from './queries';

/**
 * Erases a person and the chosen possible matches, with all rows, files and emails that are not delivered.
 * @throws Problem 404; 422 for a chosen one that is no possible match
 */
export async function erasePerson(
  call: CallContext<UserCaller>,
  { id, ...chosen }: { readonly id: number } & ChosenMatches,
): Promise<void> {
  const { agency_id } = call.caller;
  const keys = await call.inTenant(async (ctx) => {
    const person = await findPersonWith(ctx, id, chosen);
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
  await deleteOutdatedMails(call.ports, agency_id);
}
