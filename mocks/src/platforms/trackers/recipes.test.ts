import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTrackerDoubles } from './createTrackerDoubles';
import { trackersDemo } from './trackersDemo';

const page = readFileSync(new URL('../../../../docs/widget/webhooks.md', import.meta.url), 'utf8');
const { gitHub, linear, jira, slack } = trackersDemo;
const env = {
  REPOSITORY: gitHub.repository,
  GITHUB_TOKEN: gitHub.token,
  JIRA_SITE: jira.site,
  JIRA_EMAIL: jira.email,
  JIRA_TOKEN: jira.token,
  JIRA_PROJECT: 'SHOP',
  LINEAR_KEY: linear.key,
  LINEAR_TEAM: linear.teams[0].id,
  SLACK_URL: `https://hooks.slack.com${slack.path}`,
};
const ticket = {
  id: 71,
  title: 'The total shows NaN',
  currentUrl: null,
  tags: [],
  priority: 'HIGH',
  reportedBy: null,
};
const hosts: Readonly<Record<string, string>> = {
  'api.github.com': '/github',
  'northwind.atlassian.net': '/jira/northwind',
  'api.linear.app': '/linear',
  'hooks.slack.com': '/slack',
};

type Recipe = (data: object, given: object) => Promise<Response>;
/** Loads the code of a recipe as the page shows it. */
async function loadRecipe(name: string): Promise<Recipe> {
  const code = page.split(`### ${name}`)[1]?.split('```js')[1]?.split('```')[0] ?? '';
  const source = code.replace(/const \w+ =/, 'export default');
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`)).default;
}

afterEach(() => vi.unstubAllGlobals());

describe('the recipe', () => {
  it.each(['GitHub: ', 'Jira: ', 'Linear: ', 'Slack: '])('for %s works as the page has it', async (name) => {
    const doubles = createTrackerDoubles({ clock: { now: () => new Date('2026-11-30T10:00:00Z') } });
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      const { hostname, pathname } = new URL(url);
      return doubles.app.request(`http://doubles.test${hosts[hostname]}${pathname}`, init);
    });
    const answer = await (await loadRecipe(name))(ticket, env);
    expect(answer.ok).toBe(true);
    const { gitHub: a, jira: b, linear: c, slack: d } = doubles;
    expect(a.issues.length + b.issues.length + c.issues.length + d.messages.length).toBe(1);
  });
});
