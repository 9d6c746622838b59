import { allVisitors } from '@adlane/contract/widget/outbound/manage';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createTestApp, type TestApp } from './createTestApp';

/** Headers of a visitor's page. */
export type Visitor = Record<string, string>;
/** An event that a page tracks. */
export type PageEvent = { readonly name: string; readonly data?: unknown };

export const viewPage = (page: string): PageEvent => ({ name: 'pageView', data: { page } });
const home = viewPage('https://shop.example/');

const banner = {
  kind: 'banner',
  text: 'Closed on Friday',
  format: 'normal',
  backgroundColor: '#0F766E',
  isClosable: true,
  buttonText: '',
  actionType: 'none',
  actionValue: '',
};

/** Starts the API for the tests of a file, each of which has a new project of the demo agency that sends messages. */
export function createOutboundTest() {
  let test: TestApp;
  let agency: string;
  let project: { readonly id: number; readonly sdkKey: string };
  let count = 0;
  let pings = 0;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    count += 1;
    // Tests move the clock, and sessions end.
    agency = await test.as('Agency');
    project = (await send('POST', '/projects', { name: `Shop ${count}` })).body;
  });

  async function send(method: string, path: string, body?: unknown) {
    const answer = await test.request(`/api/v1${path}`, { method, token: agency, body });
    return { status: answer.status, body: await answer.json() };
  }

  const sendAsVisitor = (visitor: Visitor, path: string, body: unknown) =>
    test.request(`/sdk${path}`, { method: 'POST', headers: visitor, body });

  async function startVisitor(lang = 'en'): Promise<Visitor> {
    const key = { 'api-token': project.sdkKey };
    const { gleapId, gleapHash } = await (await sendAsVisitor(key, '/sessions', { lang })).json();
    return { ...key, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
  }

  /** Sends events of a page without a socket; returns the actions that it receives. */
  async function ping(visitor: Visitor, events: readonly PageEvent[] = [home], opened = false) {
    // Events of the same name and time are one event that the page sends again.
    pings += 1;
    const date = new Date(test.clock.now().getTime() + pings).toISOString();
    const answer = await sendAsVisitor(visitor, '/sessions/ping', {
      time: 1,
      events: events.map((event) => ({ ...event, date })),
      opened,
      type: 'js',
      sdkVersion: '13.9.3',
      ws: false,
    });
    return (await answer.json()).a ?? [];
  }

  /** Stores a message and starts it. */
  async function start(changes: object = {}): Promise<{ readonly id: number; readonly status: number }> {
    const { body, status } = await send('POST', '/outbound/messages', {
      project_id: project.id,
      name: 'Test',
      content: banner,
      audience: allVisitors,
      pages: [],
      frequency: { type: 'once', days: 1 },
      starts_at: null,
      ends_at: null,
      ...changes,
    });
    if (status !== 201) return { id: 0, status };
    return {
      id: body.id,
      status: (await send('PUT', `/outbound/messages/${body.id}/status`, { status: 'live' })).status,
    };
  }

  return {
    app: () => test,
    project: () => project,
    /** Calls the API as the agency. */
    send,
    sendAsVisitor,
    startVisitor,
    ping,
    start,
    receives: async (visitor: Visitor, events?: readonly PageEvent[]) =>
      (await ping(visitor, events)).length > 0,
    figures: async (id: number) => (await send('GET', `/outbound/messages/${id}`)).body,
  };
}
