import { ticket_issues, tickets, visitors } from '@adlane/api-server/schema';
import { describe, expect, it } from 'vitest';
import { syncIssues } from '../../../../../packages/api-server/src/modules/widget/tickets/issues/syncIssues';
import { countRows, findRows, insertRow } from '../../fixtures/rows/rows';
import { createTrackersTest } from '../../harness/createTrackersTest';

const api = createTrackersTest();

/** Creates two issues, which are due. */
async function createTwo() {
  const ticketIds = [await api.addTicket(), await api.addTicket()];
  for (const id of ticketIds) await api.create(id, 'github');
  await api.test.jobs.settle();
  api.test.clock.advance(6 * 60_000);
  const rows = await findRows(api.test.ownerPool, ticket_issues, { orderBy: [ticket_issues.id] });
  return rows.filter(({ ticket_id }) => ticketIds.includes(ticket_id));
}

/** Reads the status of what is due; `meanwhile` runs before the first answer. */
async function sync(meanwhile: () => Promise<unknown>): Promise<void> {
  let isFirst = true;
  const { outbound } = api.test.ports;
  const fetch: typeof outbound.fetch = async (...request) => {
    if (isFirst) {
      isFirst = false;
      await meanwhile();
    }
    return outbound.fetch(...request);
  };
  await syncIssues({ ...api.test.ports, outbound: { ...outbound, fetch } }, { agencyId: api.agencyId });
}

describe('a run over the due issues', () => {
  it('continues after a ticket was deleted', async () => {
    const [deleted, other] = await createTwo();
    const { control } = api.test.doubles.trackers.gitHub;
    for (const issue of [deleted, other]) control.close(Number(issue?.label?.slice(1)));
    await sync(() => api.send('DELETE', `tickets/${deleted?.ticket_id}`));
    const where = { agency_id: api.agencyId };
    const left = await findRows(api.test.ownerPool, ticket_issues, { where });
    expect(left).toMatchObject([{ id: other?.id, status: 'DONE', locked_until: null }]);
  });
});

describe('the issues of connected trackers', () => {
  it('are deleted with the person who wrote their tickets', async () => {
    const visitor = await insertRow(api.test.ownerPool, visitors, {
      agency_id: api.agencyId,
      project_id: api.projectId,
      gleap_id: 'to-erase',
      gleap_hash_digest: 'digest',
    });
    const ticketId = await api.addTicket({ visitor_id: visitor.id });
    for (const kind of ['github', 'linear'] as const) await api.create(ticketId, kind);
    await api.test.jobs.settle();
    expect(await countRows(api.test.ownerPool, ticket_issues, { ticket_id: ticketId })).toBe(2);
    const body = { contact_ids: [], ticket_ids: [] };
    expect((await api.send('DELETE', `people/${visitor.id}`, body)).status).toBe(200);
    expect(await countRows(api.test.ownerPool, tickets, { id: ticketId })).toBe(0);
    expect(await countRows(api.test.ownerPool, ticket_issues, { ticket_id: ticketId })).toBe(0);
  });
});
