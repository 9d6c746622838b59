import type { PersonExport } from '@adlane/contract/widget/people';
import type { CallContext } from '../../../http/CallContext';
import type { UserCaller } from '../../../http/callers';
import { getJson } from '../tickets/largeParts';
import { findPerson, listPersonTickets, readPersonRows } from './queries';

/** Collects all data of a person, with the page and the replay of each ticket. @throws Problem 404 */
export async function exportPerson(ctx: CallContext<UserCaller>, id: number): Promise<PersonExport> {
  const { rows, stored } = await ctx.inTenant(async (unit) => {
    const person = await findPerson(unit, id);
    return { rows: await readPersonRows(unit.tx, person), stored: await listPersonTickets(unit.tx, person) };
  });
  const tickets: PersonExport['tickets'] = [];
  // One after another: a replay has several MB.
  for (const { screenshot_key, replay_key, ...ticket } of stored) {
    tickets.push({
      ...ticket,
      screenshotData: screenshot_key === null ? null : await getJson(ctx.ports.files, screenshot_key),
      webReplay: replay_key === null ? null : await getJson(ctx.ports.files, replay_key),
    });
  }
  return { ...rows, tickets };
}
