import type { PersonExport } from '@adlane/contract/widget/people';
import type { CallContext } from '../../../http/CallContext';
import type { UserCaller } from '../../../http/callers';
import { getJson } from '../tickets/largeParts';
import { findPerson, listPersonTickets, readPersonRows } from './queries';

/** Collects all data of a person, with the page and the replay of each ticket. @throws Problem 404 */
export async function exportPerson(
  call: CallContext<UserCaller>,
  { id }: { readonly id: number },
): Promise<PersonExport> {
  const { rows, stored } = await call.inTenant(async (ctx) => {
    const person = await findPerson(ctx, id);
    return { rows: await readPersonRows(ctx.tx, person), stored: await listPersonTickets(ctx.tx, person) };
  });
  const tickets: PersonExport['tickets'] = [];
  // One after another: a replay has several MB.
  for (const { screenshot_key, replay_key, ...ticket } of stored) {
    tickets.push({
      ...ticket,
      screenshotData: screenshot_key === null ? null : await getJson(call.ports.files, screenshot_key),
      webReplay: replay_key === null ? null : await getJson(call.ports.files, replay_key),
    });
  }
  return { ...rows, tickets };
}
