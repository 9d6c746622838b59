import { audit_log, project_trackers } from '@adlane/api-server/schema';
import { trackersDemo } from '@adlane/mocks/platforms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDemoAgencyId } from '../../fixtures/rows/demoRows';
import { findRow, findRows } from '../../fixtures/rows/rows';
import { createDoublesTest, type DoublesTest } from '../../harness/createDoublesTest';

const { gitHub, linear, jira } = trackersDemo;
const forms = {
  github: { kind: 'github', target: gitHub.repository, token: gitHub.token },
  linear: { kind: 'linear', target: 'eng', token: linear.key },
  jira: {
    kind: 'jira',
    target: 'shop',
    site: `https://${jira.site}.atlassian.net/`,
    email: jira.email,
    issue_type: 'Bug',
    token: jira.token,
  },
} as const;

let test: DoublesTest;
let agency: string;
let agencyId: number;
let project_id: number;

async function send(method: string, path: string, body?: object) {
  const response = await test.request(`/api/v1/${path}`, { method, token: agency, body });
  return { status: response.status, body: await response.json() };
}
const store = (form: object) => send('POST', 'project-trackers', { ...form, project_id });

beforeAll(async () => {
  test = await createDoublesTest();
  agency = await test.as('Agency');
  agencyId = await findDemoAgencyId(test.ownerPool);
  project_id = (await send('POST', 'projects', { name: 'Shop' })).body.id;
});
afterAll(() => test.close());

describe('a tracker', () => {
  it.each([
    ['GitHub', forms.github, { target: 'northwind/shop', target_name: 'northwind/shop', token_hint: 'oken' }],
    ['Linear', forms.linear, { target: 'ENG', target_name: 'Engineering', token_hint: '-key' }],
    ['Jira', forms.jira, { target: 'SHOP', target_name: 'Shop', site: 'northwind', issue_type: 'Bug' }],
  ])(
    'of %s is connected after a test of its token, which is stored encrypted',
    async (_name, form, shown) => {
      const { status, body } = await store(form);
      expect([status, body]).toMatchObject([201, { ...shown, problem: null, closes_tickets: false }]);
      expect(JSON.stringify(body)).not.toContain(form.token);
      const row = await findRow(test.ownerPool, project_trackers, { where: { id: body.id } });
      expect(row.sealed_token).not.toContain(form.token);
      expect(await test.ports.secrets.decrypt(row.sealed_token)).toBe(form.token);
      const entries = await findRows(test.ownerPool, audit_log, { where: { agency_id: agencyId } });
      expect(JSON.stringify(entries)).not.toContain(form.token);
      expect(entries.map(({ action }) => action)).toContain('projectTrackers.store');
    },
  );

  it.each([
    [
      'a wrong token of GitHub',
      { ...forms.github, token: 'x' },
      'token',
      /Create a new one with read and write/,
    ],
    [
      'a repository that the token does not see',
      { ...forms.github, target: gitHub.hidden },
      'target',
      /no access/,
    ],
    [
      'a repository without issues',
      { ...forms.github, target: gitHub.withoutIssues },
      'target',
      /are disabled/,
    ],
    [
      'an address for a repository',
      { ...forms.github, target: '../../user' },
      'target',
      /owner and repository/,
    ],
    ['a wrong key of Linear', { ...forms.linear, token: 'x' }, 'token', /new personal API key/],
    ['an unknown team', { ...forms.linear, target: 'NONE' }, 'target', /has access to: ENG, OPS/],
    ['a wrong token of Jira', { ...forms.jira, token: 'x' }, 'token', /API token in your Atlassian account/],
    [
      'an unknown site',
      { ...forms.jira, site: 'elsewhere' },
      'site',
      /no Jira site elsewhere\.atlassian\.net/,
    ],
    ['a host for a site', { ...forms.jira, site: 'evil.example/x' }, 'site', /before \.atlassian\.net/],
    ['an unknown project', { ...forms.jira, target: 'NONE' }, 'target', /no project NONE/],
    [
      'an unknown issue type',
      { ...forms.jira, issue_type: 'Story' },
      'issue_type',
      /It has: Task, Bug, Epic/,
    ],
    ['Jira without an email', { ...forms.jira, email: '' }, 'email', /required/],
  ])('is refused with %s, on its field', async (_what, form, field, message) => {
    const { status, body } = await store(form);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect(body.errors[field][0]).toMatch(message);
  });

  it('that does not answer is refused as unavailable, and stores nothing', async () => {
    const before = (await send('GET', `project-trackers?project_id=${project_id}`)).body.data;
    test.doubles.trackers.gitHub.control.failNext({ status: 502 });
    expect((await store(forms.github)).status).toBe(503);
    test.doubles.trackers.gitHub.control.failNext({ status: 429 });
    expect((await store(forms.github)).status).toBe(429);
    expect((await send('GET', `project-trackers?project_id=${project_id}`)).body.data).toEqual(before);
  });

  it('is changed with its stored token, and removed', async () => {
    const { body: tracker } = await store(forms.linear);
    const changed = await send('PUT', `project-trackers/${tracker.id}`, {
      target: 'OPS',
      closes_tickets: true,
    });
    expect(changed.body).toMatchObject({ target: 'OPS', target_name: 'Operations', closes_tickets: true });
    const wrong = await send('PUT', `project-trackers/${tracker.id}`, { target: 'OPS', token: 'x' });
    expect(wrong.body.errors.token[0]).toMatch(/does not accept/);
    expect((await send('DELETE', `project-trackers/${tracker.id}`)).status).toBe(200);
    expect((await send('PUT', `project-trackers/${tracker.id}`, { target: 'OPS' })).status).toBe(404);
  });
});
