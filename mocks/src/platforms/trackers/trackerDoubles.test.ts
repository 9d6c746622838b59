import { describe, expect, it } from 'vitest';
import { createTrackerDoubles } from './createTrackerDoubles';
import { trackersDemo } from './trackersDemo';

const doubles = createTrackerDoubles({ clock: { now: () => new Date('2026-11-30T10:00:00Z') } });
const { gitHub, linear, jira, slack } = trackersDemo;

type Options = { readonly body?: unknown; readonly headers?: Record<string, string> };
async function call(method: string, path: string, { body, headers = {} }: Options = {}) {
  const response = await doubles.app.request(`http://doubles.test${path}`, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    text,
    body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : null,
  };
}

describe('the GitHub double', () => {
  const headers = { authorization: `Bearer ${gitHub.token}`, 'user-agent': 'test' };
  const issues = `/github/repos/${gitHub.repository}/issues`;

  it('creates an issue, lists it and takes comments', async () => {
    const created = await call('POST', issues, { headers, body: { title: 'Total is NaN', labels: ['bug'] } });
    expect(created).toMatchObject({
      status: 201,
      body: { number: 1, state: 'open', html_url: `https://github.com/${gitHub.repository}/issues/1` },
    });
    expect((await call('POST', `${issues}/1/comments`, { headers, body: { body: 'Seen' } })).status).toBe(
      201,
    );
    doubles.gitHub.control.close(1);
    expect((await call('GET', `${issues}/1`, { headers })).body).toMatchObject({
      state: 'closed',
      comments: 1,
    });
    expect((await call('GET', issues, { headers })).body).toEqual([]);
    expect((await call('GET', `${issues}?state=all`, { headers })).body).toHaveLength(1);
  });

  it.each([
    ['without a User-Agent', 403, 'POST', issues, { authorization: headers.authorization }, { title: 'A' }],
    ['with a wrong token', 401, 'POST', issues, { ...headers, authorization: 'Bearer x' }, { title: 'A' }],
    [
      'with a token that may only read',
      403,
      'POST',
      issues,
      { ...headers, authorization: `Bearer ${gitHub.readOnlyToken}` },
      { title: 'A' },
    ],
    [
      'for a hidden repository',
      404,
      'POST',
      `/github/repos/${gitHub.hidden}/issues`,
      headers,
      { title: 'A' },
    ],
    [
      'where issues are off',
      410,
      'POST',
      `/github/repos/${gitHub.withoutIssues}/issues`,
      headers,
      { title: 'A' },
    ],
    ['without a title', 422, 'POST', issues, headers, { body: 'A' }],
    ['with an unknown field', 422, 'POST', issues, headers, { title: 'A', text: 'B' }],
    ['that is not JSON', 400, 'POST', issues, headers, '{'],
    ['for an unknown issue', 404, 'GET', `${issues}/99`, headers, undefined],
    [
      'of an unknown version',
      400,
      'GET',
      issues,
      { ...headers, 'x-github-api-version': '2020-01-01' },
      undefined,
    ],
  ])('refuses a request %s', async (_name, status, method, path, given, body) => {
    expect((await call(method, path, { headers: given, body })).status).toBe(status);
  });
});

describe('the Linear double', () => {
  const headers = { authorization: linear.key };
  const create =
    'mutation ($input: IssueCreateInput!) { issueCreate(input: $input) { issue { identifier } } }';
  const id = '0b1a3b52-9d0e-4c4b-8a55-2f7d0c9e1a01';
  const send = (query: string, variables?: object, given: Record<string, string> = headers) =>
    call('POST', '/linear/graphql', { headers: given, body: { query, variables } });

  it('creates an issue once for each id and finds it by id and identifier', async () => {
    const input = { id, teamId: linear.teams[0].id, title: 'Total is NaN' };
    expect((await send(create, { input })).body.data.issueCreate.issue).toEqual({ identifier: 'ENG-1' });
    expect((await send(create, { input })).body.errors).toMatchObject([{ message: 'Conflict on insert' }]);
    doubles.linear.control.move('ENG-1', 'done');
    const query = 'query ($id: String!) { issue(id: $id) { url state { type } } }';
    for (const name of [id, 'ENG-1'])
      expect((await send(query, { id: name })).body.data.issue).toMatchObject({
        state: { type: 'completed' },
      });
  });

  it.each([
    ['with a wrong key', 401, '{ viewer { id } }', {}, { authorization: 'x' }],
    [
      'with the key as a bearer token',
      400,
      '{ viewer { id } }',
      {},
      { authorization: `Bearer ${linear.key}` },
    ],
    ['for a field that the schema does not have', 400, '{ viewer { age } }', {}, headers],
    [
      'with an input field that the schema does not have',
      400,
      create,
      { input: { teamId: 'x', body: 'x' } },
      headers,
    ],
    ['with a syntax error', 400, '{ viewer', {}, headers],
    ['for an unknown team', 200, create, { input: { teamId: 'x', title: 'A' } }, headers],
    ['for an unknown issue', 200, '{ issue(id: "ENG-99") { id } }', {}, headers],
  ])('refuses a request %s', async (_name, status, query, variables, given) => {
    const answer = await send(query, variables, given);
    expect(answer.status).toBe(status);
    expect(answer.body.errors[0].message).toEqual(expect.any(String));
  });
});

describe('the Jira double', () => {
  const headers = { authorization: `Basic ${btoa(`${jira.email}:${jira.token}`)}` };
  const root = `/jira/${jira.site}/rest/api/3`;
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  const fields = {
    project: { key: 'SHOP' },
    issuetype: { name: 'Bug' },
    summary: 'Total is NaN',
    description: { type: 'doc', version: 1, content: [paragraph('Seen in the cart')] },
  };

  it('creates an issue, finds it, and answers its status', async () => {
    const created = await call('POST', `${root}/issue`, { headers, body: { fields } });
    expect(created).toMatchObject({ status: 201, body: { key: 'SHOP-1' } });
    const jql = 'project = "SHOP" AND created >= -3d ORDER BY created DESC';
    const found = await call('POST', `${root}/search/jql`, { headers, body: { jql, fields: ['summary'] } });
    expect(found.body.issues).toMatchObject([{ key: 'SHOP-1', fields: { summary: 'Total is NaN' } }]);
    doubles.jira.control.move('SHOP-1', 'done');
    expect((await call('GET', `${root}/issue/SHOP-1?fields=status`, { headers })).body.fields).toMatchObject({
      status: { statusCategory: { key: 'done' } },
    });
  });

  it.each([
    ['with a text as its description', 400, { ...fields, description: 'Text' }],
    [
      'with an empty text node',
      400,
      { ...fields, description: { type: 'doc', version: 1, content: [paragraph('')] } },
    ],
    ['with an unknown issue type', 400, { ...fields, issuetype: { name: 'Story' } }],
    ['with an unknown project', 400, { ...fields, project: { key: 'NONE' } }],
    ['with line breaks in its summary', 400, { ...fields, summary: 'A\nB' }],
    ['with an unknown field', 400, { ...fields, text: 'B' }],
  ])('refuses an issue %s', async (_name, status, given) => {
    const answer = await call('POST', `${root}/issue`, { headers, body: { fields: given } });
    expect(answer.status).toBe(status);
    expect(Object.keys(answer.body.errors)).toHaveLength(1);
  });

  it('answers a caller with wrong credentials like an anonymous one', async () => {
    const wrong = { authorization: `Basic ${btoa('a:b')}` };
    expect((await call('GET', `${root}/myself`, { headers: wrong })).status).toBe(401);
    expect((await call('GET', `${root}/project/SHOP`, { headers: wrong })).status).toBe(404);
    expect((await call('POST', `${root}/issue`, { headers: wrong, body: { fields } })).status).toBe(401);
    expect((await call('GET', '/jira/elsewhere/rest/api/3/myself', { headers })).status).toBe(404);
  });
});

describe('the Slack double', () => {
  it('takes messages at the address of its webhook, and no others', async () => {
    const send = (path: string, body: unknown) => call('POST', `/slack${path}`, { body });
    expect(await send(slack.path, { text: 'A ticket' })).toMatchObject({ status: 200, text: 'ok' });
    expect(await send(slack.path, { message: 'A' })).toMatchObject({ status: 400, text: 'invalid_payload' });
    expect(await send(slack.path, {})).toMatchObject({ status: 400, text: 'no_text' });
    expect(await send(`${slack.path}x`, { text: 'A' })).toMatchObject({ status: 403, text: 'invalid_token' });
    expect(await send('/services/T/B/x', { text: 'A' })).toMatchObject({ status: 404, text: 'no_service' });
    expect((await send(slack.archivedPath, { text: 'A' })).status).toBe(410);
    expect(doubles.slack.messages).toEqual([{ text: 'A ticket' }]);
  });
});

describe('every tracker', () => {
  it('takes a request whose answer is dropped, and none that fails', async () => {
    const before = doubles.gitHub.issues.length;
    const headers = { authorization: `Bearer ${gitHub.token}`, 'user-agent': 'test' };
    const path = `/github/repos/${gitHub.repository}/issues`;
    doubles.gitHub.control.failNext({ method: 'POST', status: 429, retryAfter: 60 });
    expect((await call('POST', path, { headers, body: { title: 'A' } })).status).toBe(429);
    doubles.gitHub.control.failNext({ method: 'POST', status: 502, isDropped: true });
    expect((await call('POST', path, { headers, body: { title: 'A' } })).status).toBe(502);
    expect(doubles.gitHub.issues).toHaveLength(before + 1);
  });
});
