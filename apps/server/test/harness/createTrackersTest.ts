import { tickets } from '@adlane/api-server/schema';
import { trackersDemo } from '@adlane/mocks/platforms';
import { afterAll, beforeAll } from 'vitest';
import { runSchedulerTick } from '../../../../packages/api-server/src/scheduler/runSchedulerTick';
import { findDemoAgencyId } from '../fixtures/rows/demoRows';
import { insertRow } from '../fixtures/rows/rows';
import { createDoublesTest, type DoublesTest } from './createDoublesTest';

const { gitHub, linear, jira } = trackersDemo;
export const trackerKinds = ['github', 'linear', 'jira'] as const;
export type Kind = (typeof trackerKinds)[number];
const forms = {
  github: { target: gitHub.repository, token: gitHub.token },
  linear: { target: 'ENG', token: linear.key },
  jira: { target: 'SHOP', site: jira.site, email: jira.email, token: jira.token },
};
const minuteMs = 60_000;

/** Starts the API for the tests of a file, with a project of the demo agency that is connected to each tracker. */
export function createTrackersTest() {
  let test: DoublesTest;
  let agency: string;
  let agencyId: number;
  let projectId: number;
  let trackerIds: Record<Kind, number>;

  async function send(method: string, path: string, body?: object) {
    const response = await test.request(`/api/v1/${path}`, { method, token: agency, body });
    return { status: response.status, body: await response.json() };
  }
  const connect = async (kind: Kind): Promise<number> =>
    (await send('POST', 'project-trackers', { kind, ...forms[kind], project_id: projectId })).body.id;

  beforeAll(async () => {
    test = await createDoublesTest();
    agency = await test.as('Agency');
    agencyId = await findDemoAgencyId(test.ownerPool);
    projectId = (await send('POST', 'projects', { name: 'Shop' })).body.id;
    trackerIds = {
      github: await connect('github'),
      linear: await connect('linear'),
      jira: await connect('jira'),
    };
  });
  afterAll(() => test.close());

  return {
    get test() {
      return test;
    },
    get agencyId() {
      return agencyId;
    },
    get projectId() {
      return projectId;
    },
    get trackerIds() {
      return trackerIds;
    },
    send,
    async addTicket(values: Partial<typeof tickets.$inferInsert> = {}): Promise<number> {
      const { id } = await insertRow(test.ownerPool, tickets, {
        agency_id: agencyId,
        project_id: projectId,
        share_token: crypto.randomUUID(),
        type: 'BUG',
        title: 'The total shows NaN',
        status: 'OPEN',
        priority: 'LOW',
        tags: [],
        ...values,
      });
      return id;
    },
    /** Requests an issue of a ticket; it is created by a job. */
    create: (ticketId: number, kind: Kind, body: object = {}) =>
      send('POST', `tickets/${ticketId}/issues`, {
        tracker_id: trackerIds[kind],
        title: 'The total shows NaN',
        ...body,
      }),
    getDouble: (kind: Kind) =>
      ({
        github: test.doubles.trackers.gitHub,
        linear: test.doubles.trackers.linear,
        jira: test.doubles.trackers.jira,
      })[kind],
    /** Lets time pass, and runs what is due by then. */
    async tick(minutes: number): Promise<void> {
      test.clock.advance(minutes * minuteMs);
      await runSchedulerTick(test.ports);
      await test.jobs.settle();
    },
  };
}
