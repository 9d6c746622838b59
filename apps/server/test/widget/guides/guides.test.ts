import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tooltipForm } from '../../fixtures/tooltipForm';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

let test: TestApp;
let agency: string;
let project: { readonly id: number; readonly sdkKey: string };

async function send(method: string, path: string, body?: unknown) {
  const answer = await test.request(`/api/v1${path}`, { method, token: agency, body });
  return { status: answer.status, body: await answer.json() };
}

type Visitor = Record<string, string>;

async function startVisitor(): Promise<Visitor> {
  const key = { 'api-token': project.sdkKey };
  const started = await test.request('/sdk/sessions', { method: 'POST', headers: key, body: { lang: 'en' } });
  const { gleapId, gleapHash } = await started.json();
  return { ...key, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
}

/** Sends events of a page without a socket; returns the actions that it receives. */
async function ping(headers: Visitor, ...names: readonly string[]) {
  const date = test.clock.now().toISOString();
  const events = names.map((name) => ({ name, date, data: { page: 'https://shop.example/' } }));
  const body = { time: 1, events, opened: false, type: 'js', sdkVersion: '13.9.3', ws: false };
  const answer = await test.request('/sdk/sessions/ping', { method: 'POST', headers, body });
  return (await answer.json()).a;
}

const requestTour = (headers: Visitor, id: number) =>
  test.request('/sdk/outbound/producttours', {
    method: 'POST',
    headers,
    body: { outboundId: String(id) },
  });
const listTooltips = async () =>
  (await test.request(`/sdk/config/${project.sdkKey}/tooltips`)).json() as Promise<{ html: string }[]>;

const step = { type: 'pointer', mode: '', message: '<p>Look</p>', selector: '#buy', videoUrl: '' };
const tour = {
  kind: 'tour',
  name: 'First steps',
  config: {
    steps: [step, { ...step, mode: 'CLICK' }, { ...step, type: 'post', selector: '' }],
    sender: { firstName: 'Mia', profileImageUrl: '' },
    allowClose: true,
    backButton: true,
    nextText: '',
    prevText: '',
    doneText: 'Done',
  },
};

const store = async (guide: object): Promise<{ id: number }> =>
  (await send('POST', '/guides', { ...guide, project_id: project.id })).body;
const setStatus = (id: number, status: string) => send('PUT', `/guides/${id}/status`, { status });
async function publish(guide: object): Promise<number> {
  const { id } = await store(guide);
  expect((await setStatus(id, 'live')).status).toBe(200);
  return id;
}
const withSteps = (...steps: readonly object[]) => ({ ...tour, config: { ...tour.config, steps } });
const withTooltip = (changes: object) => ({ ...tooltipForm, config: { ...tooltipForm.config, ...changes } });

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

let count = 0;
beforeEach(async () => {
  count += 1;
  agency = await test.as('Agency');
  project = (await send('POST', '/projects', { name: `Guides ${count}` })).body;
});

describe('a tour', () => {
  it('is served to pages only while it is live, as it was written', async () => {
    const visitor = await startVisitor();
    const { id } = await store(tour);
    expect((await requestTour(visitor, id)).status).toBe(404);
    await setStatus(id, 'live');
    expect(await (await requestTour(visitor, id)).json()).toEqual({ config: tour.config });
    await setStatus(id, 'archived');
    expect((await requestTour(visitor, id)).status).toBe(404);
  });

  it('counts the visitors who reached each step and who finished', async () => {
    const id = await publish(tour);
    const [one, two, three] = [await startVisitor(), await startVisitor(), await startVisitor()];
    await ping(one, `tour-${id}-step-1`, `tour-${id}-step-2`, `tour-${id}-step-3`);
    await ping(one, `tour-${id}-completed`);
    // A second time, and backwards.
    await ping(one, `tour-${id}-step-1`);
    await ping(two, `tour-${id}-step-1`, `tour-${id}-step-2`);
    await ping(three, `tour-${id}-step-1`, `tour-${id}-step-99`, 'tour-0-step-1', `tour-${id}-step-0`);
    const { body } = await send('GET', `/guides/${id}`);
    expect(body).toMatchObject({ steps: 3, started: 3, completed: 1, reached: [3, 3, 2] });
    expect((await send('GET', `/guides?project_id=${project.id}`)).body.data).toMatchObject([
      { id, started: 3, completed: 1 },
    ]);
  });

  it('counts the visitors who closed it and have not finished it since', async () => {
    const id = await publish(tour);
    const [one, two] = [await startVisitor(), await startVisitor()];
    await ping(one, `tour-${id}-step-1`, `tour-${id}-quit`);
    await ping(two, `tour-${id}-step-1`, `tour-${id}-quit`);
    expect((await send('GET', `/guides/${id}`)).body).toMatchObject({ started: 2, completed: 0, closed: 2 });
    await ping(two, `tour-${id}-completed`);
    expect((await send('GET', `/guides/${id}`)).body).toMatchObject({ started: 2, completed: 1, closed: 1 });
  });

  it('is not counted for a visitor of another project', async () => {
    const id = await publish(tour);
    project = (await send('POST', '/projects', { name: `Other ${count}` })).body;
    await ping(await startVisitor(), `tour-${id}-step-1`, `tour-${id}-completed`);
    expect((await send('GET', `/guides/${id}`)).body).toMatchObject({ started: 0, completed: 0 });
  });

  it('reaches visitors by a message with its audience, and finishing it counts as a click', async () => {
    const id = await publish(tour);
    const { body: message } = await send('POST', '/outbound/messages', {
      project_id: project.id,
      name: 'Tour for new users',
      content: { kind: 'tour', tour_id: id },
      audience: { users: 'all', languages: ['en'], attributes: [], events: [] },
      pages: [{ pageType: 'startswith', page: 'https://shop.example' }],
      frequency: { type: 'untilDone', days: 1 },
      starts_at: null,
      ends_at: null,
    });
    await send('PUT', `/outbound/messages/${message.id}/status`, { status: 'live' });
    const visitor = await startVisitor();
    expect(await ping(visitor, 'pageView')).toEqual([
      { actionType: 'tour', outbound: String(id), data: tour.config },
    ]);
    const figures = async () => (await send('GET', `/outbound/messages/${message.id}`)).body;
    expect(await figures()).toMatchObject({ sent: 1, seen: 0, clicked: 0 });
    await ping(visitor, `tour-${id}-step-1`);
    expect(await figures()).toMatchObject({ sent: 1, seen: 1, clicked: 0 });
    await ping(visitor, `tour-${id}-completed`);
    expect(await figures()).toMatchObject({ sent: 1, seen: 1, clicked: 1 });
  });

  it('must be published and a tour before a message shows it', async () => {
    const draft = await store(tour);
    const hint = await publish(tooltipForm);
    const { body: targets } = await send('GET', `/outbound/targets?project_id=${project.id}`);
    expect(targets.tours).toEqual([]);
    const message = (tour_id: number) => ({
      project_id: project.id,
      name: 'Tour',
      content: { kind: 'tour', tour_id },
      audience: { users: 'all', languages: [], attributes: [], events: [] },
      pages: [],
      frequency: { type: 'once', days: 1 },
      starts_at: null,
      ends_at: null,
    });
    const { body } = await send('POST', '/outbound/messages', message(draft.id));
    expect(
      (await send('PUT', `/outbound/messages/${body.id}/status`, { status: 'live' })).body.errors,
    ).toEqual({ 'content.tour_id': ['Publish the tour first.'] });
    expect((await send('POST', '/outbound/messages', message(hint))).body.errors).toEqual({
      'content.tour_id': ['Please choose a tour of this project.'],
    });
  });

  it.each([
    ['no steps', withSteps(), 'config.steps', 'Please add a step.'],
    [
      'a video step without a video',
      withSteps({ ...step, type: 'video-pointer' }),
      'config.steps.0.videoUrl',
      'Please enter the address of the video.',
    ],
    [
      'a click step without an element',
      withSteps({ ...step, mode: 'CLICK', selector: '' }),
      'config.steps.0.selector',
      'Please choose the element that visitors click or fill in.',
    ],
    [
      'a step whose markup shows nothing',
      withSteps({ ...step, message: '<p> </p><script>alert(1)</script>' }),
      'config.steps.0.message',
      'Please enter a text.',
    ],
    [
      'more than one message of the socket can carry',
      withSteps(...Array.from({ length: 10 }, () => ({ ...step, message: `<p>${'a'.repeat(4900)}</p>` }))),
      'config.steps',
      'This tour is too long. Please shorten its texts or split it.',
    ],
  ])('with %s is refused', async (_what, guide, field, text) => {
    const { status, body } = await send('POST', '/guides', { ...guide, project_id: project.id });
    expect([status, body.errors[field]]).toEqual([422, [text]]);
  });
});

describe('a tooltip', () => {
  it('is served to pages while it is live, without markup that could run', async () => {
    const html =
      '<p onclick="alert(1)">Your <b>cart</b> <a href="gleap://article/8">more</a><a href="javascript:x">no</a><script>x</script></p>';
    const { id } = await store(withTooltip({ html }));
    expect(await listTooltips()).toEqual([]);
    await setStatus(id, 'live');
    expect(await listTooltips()).toEqual([
      {
        id: String(id),
        ...tooltipForm.config,
        html: '<p>Your <b>cart</b> <a href="gleap://article/8">more</a><a>no</a></p>',
      },
    ]);
    await send('DELETE', `/guides/${id}`);
    expect(await listTooltips()).toEqual([]);
  });

  it('counts the visitors who saw it, each once', async () => {
    const id = await publish(tooltipForm);
    const [one, two] = [await startVisitor(), await startVisitor()];
    await ping(one, `tooltip-${id}-shown`);
    await ping(one, `tooltip-${id}-shown`, `tour-${id}-step-1`);
    await ping(two, `tour-${id}-step-1`);
    expect((await send('GET', `/guides/${id}`)).body).toMatchObject({ started: 1, completed: 0 });
  });

  it('needs an element before it is published', async () => {
    const { id } = await store(withTooltip({ selector: '' }));
    const error = { 'config.selector': ['Choose the element that the tooltip belongs to.'] };
    expect((await setStatus(id, 'live')).body.errors).toEqual(error);
    const live = await publish(tooltipForm);
    expect((await send('PUT', `/guides/${live}`, withTooltip({ selector: '' }))).body.errors).toEqual(error);
  });

  it('does not become a tour', async () => {
    const { id } = await store(tooltipForm);
    expect((await send('PUT', `/guides/${id}`, tour)).body.errors).toEqual({ kind: ['This is a tooltip.'] });
  });
});

describe('guides', () => {
  it('are listed by kind, status and name', async () => {
    const id = await publish(tour);
    await store(tooltipForm);
    const list = async (query: string) =>
      (await send('GET', `/guides?project_id=${project.id}${query}`)).body.data.map(
        ({ name }: { name: string }) => name,
      );
    expect(await list('&sort=name&order=asc')).toEqual(['Cart', 'First steps']);
    expect(await list('&kind=tooltip')).toEqual(['Cart']);
    expect(await list('&status=live')).toEqual(['First steps']);
    expect(await list('&search=first')).toEqual(['First steps']);
    await send('DELETE', `/guides/${id}`);
    expect(await list('')).toEqual(['Cart']);
  });

  it('are copied as drafts without figures', async () => {
    const id = await publish(tour);
    await ping(await startVisitor(), `tour-${id}-step-1`);
    const { status, body } = await send('POST', `/guides/${id}/duplicate`);
    expect([status, body]).toMatchObject([
      201,
      { name: 'First steps (copy)', status: 'draft', started: 0, config: tour.config },
    ]);
  });

  it('of another agency are not found', async () => {
    const { id } = await store(tour);
    const owner = agency;
    agency = await test.as('SuperAdmin');
    for (const [method, path, body] of [
      ['GET', `/guides/${id}`, undefined],
      ['PUT', `/guides/${id}`, tour],
      ['PUT', `/guides/${id}/status`, { status: 'live' }],
      ['POST', `/guides/${id}/duplicate`, undefined],
      ['DELETE', `/guides/${id}`, undefined],
      ['GET', `/guides?project_id=${project.id}`, undefined],
    ] as const) {
      expect((await send(method, path, body)).status).toBe(404);
    }
    agency = owner;
    expect((await send('GET', `/guides/${id}`)).status).toBe(200);
  });
});

describe('a guide whose element is missing', () => {
  it('names the steps of a tour that visitors saw without it, until the tour is changed', async () => {
    const { id } = (await send('POST', '/guides', { ...tour, project_id: project.id })).body;
    await send('PUT', `/guides/${id}/status`, { status: 'live' });
    const [mia, tom] = [await startVisitor(), await startVisitor()];
    await ping(mia, `tour-${id}-step-1`, `tour-${id}-step-2`, `tour-${id}-step-2-missing`);
    await ping(mia, `tour-${id}-step-2-missing`, `tour-${id}-step-1-missing`);
    await ping(tom, `tour-${id}-step-1`, `tour-${id}-step-2`, `tour-${id}-step-2-missing`);
    const figures = async () => (await send('GET', `/guides/${id}`)).body;
    expect(await figures()).toMatchObject({ missing: 2, missed: [1, 2, 0], reached: [2, 2, 0], started: 2 });
    const [row] = (await send('GET', `/guides?project_id=${project.id}`)).body.data;
    expect(row).toMatchObject({ id, missing: 2 });
    await send('PUT', `/guides/${id}`, tour);
    expect(await figures()).toMatchObject({ missing: 0, missed: [0, 0, 0], reached: [2, 2, 0] });
  });

  it('counts the visitors of a tooltip who could not see it, but not as those who did', async () => {
    const { id } = (await send('POST', '/guides', { ...tooltipForm, project_id: project.id })).body;
    await ping(await startVisitor(), `tooltip-${id}-missing`);
    const seeing = await startVisitor();
    await ping(seeing, `tooltip-${id}-shown`);
    expect((await send('GET', `/guides/${id}`)).body).toMatchObject({ missing: 1, started: 1 });
    await ping(seeing, `tooltip-${id}-missing`, 'tour-x-step-99-missing');
    expect((await send('GET', `/guides/${id}`)).body).toMatchObject({ missing: 2, started: 1 });
  });
});
