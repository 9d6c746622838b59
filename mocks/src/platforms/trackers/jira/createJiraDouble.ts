import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { DoubleClock } from '../../clock';
import { createTrackerWebhooks } from '../createTrackerWebhooks';
import { createTrackerFaults } from '../trackerFaults';
import { trackersDemo } from '../trackersDemo';
import { AtlassianDocument } from './AtlassianDocument';

const statuses = {
  todo: { name: 'To Do', statusCategory: { id: 2, key: 'new', name: 'To Do' } },
  started: { name: 'In Progress', statusCategory: { id: 4, key: 'indeterminate', name: 'In Progress' } },
  done: { name: 'Done', statusCategory: { id: 3, key: 'done', name: 'Done' } },
} as const;
const Reference = z.union([z.strictObject({ key: z.string() }), z.strictObject({ id: z.string() })]);
const Named = z.union([z.strictObject({ name: z.string() }), z.strictObject({ id: z.string() })]);
const NewIssue = z.strictObject({
  fields: z.strictObject({
    project: Reference,
    issuetype: Named,
    summary: z
      .string()
      .min(1)
      .max(255)
      .regex(/^[^\n\r]*$/, 'The summary is invalid because it has newlines.'),
    description: AtlassianDocument.nullish(),
    labels: z.array(z.string().regex(/^\S+$/)).optional(),
  }),
});
const Search = z.strictObject({
  jql: z.string(),
  fields: z.array(z.string()).optional(),
  maxResults: z.int().min(1).max(5000).default(50),
  nextPageToken: z.string().optional(),
});
/** The one query that the double understands. */
const queryPattern =
  /^project = "(?<project>[A-Z][A-Z\d_]+)" AND created >= -(?<days>\d+)d ORDER BY created DESC$/;

type JiraIssue = {
  readonly id: string;
  readonly key: string;
  readonly site: string;
  readonly created: string;
  readonly summary: string;
  readonly description: AtlassianDocument | null;
  status: (typeof statuses)[keyof typeof statuses];
};
export type JiraDouble = ReturnType<typeof createJiraDouble>;

/**
 * Jira Cloud's REST API, version 3: each site below its name. As there, wrong credentials are those of an anonymous
 * caller, who is answered as if projects and issues did not exist.
 */
export function createJiraDouble({ clock }: { readonly clock: DoubleClock }) {
  const { site, email, token, projects } = trackersDemo.jira;
  const issues: JiraIssue[] = [];
  const faults = createTrackerFaults();
  const webhooks = createTrackerWebhooks((signature) => ({
    'x-atlassian-webhook-identifier': crypto.randomUUID(),
    'x-hub-signature': `sha256=${signature}`,
  }));
  const emit = (webhookEvent: string, issue: JiraIssue) =>
    webhooks.emit({ webhookEvent, timestamp: clock.now().getTime(), issue: toWire(issue, undefined) });
  const isSignedIn = (call: Context) =>
    call.req.header('authorization') === `Basic ${btoa(`${email}:${token}`)}`;
  const find = (id: string) => issues.find((issue) => issue.key === id || issue.id === id);
  const app = new Hono();

  app.use('*', faults.middleware);
  app.use('/:site/*', async (call, next) => {
    if (call.req.param('site') !== site) return call.text('Site temporarily unavailable', 404);
    return next();
  });
  const api = new Hono();
  api.get('/myself', (call) => {
    if (!isSignedIn(call)) return call.text('Client must be authenticated to access this resource.', 401);
    return call.json({ accountId: '5b10a2844c20165700ede21g', emailAddress: email, active: true });
  });
  api.get('/project/:key', (call) => {
    const key = call.req.param('key').toUpperCase();
    const project = projects.find((each) => each.key === key || each.id === key);
    if (!isSignedIn(call) || !project)
      return fail(call, 404, [`No project could be found with key '${key}'.`]);
    const issueTypes = project.issueTypes.map((name, index) => ({
      id: `${index + 1}`,
      name,
      subtask: false,
    }));
    return call.json({
      ...project,
      issueTypes: [...issueTypes, { id: '9', name: 'Subtask', subtask: true }],
    });
  });
  api.post('/issue', async (call) => {
    if (!isSignedIn(call)) return fail(call, 401, ['You are not authenticated.']);
    const parsed = NewIssue.safeParse(await call.req.json().catch(() => undefined));
    if (!parsed.success) return fail(call, 400, [], toFieldErrors(parsed.error));
    const { project: wanted, issuetype, summary, description } = parsed.data.fields;
    const project = projects.find(({ key, id }) => ('key' in wanted ? wanted.key === key : wanted.id === id));
    if (!project) return fail(call, 400, [], { project: 'valid project is required' });
    const names: readonly string[] = project.issueTypes;
    if (!('name' in issuetype) || !names.includes(issuetype.name)) {
      return fail(call, 400, [], { issuetype: 'Specify a valid issue type' });
    }
    const number = issues.filter(({ key }) => key.startsWith(`${project.key}-`)).length + 1;
    const id = `${20_000 + issues.length}`;
    const key = `${project.key}-${number}`;
    const created = clock.now().toISOString();
    const texts = { summary, description: description ?? null };
    const issue: JiraIssue = { id, key, site, created, ...texts, status: statuses.todo };
    issues.push(issue);
    emit('jira:issue_created', issue);
    return call.json({ id, key, self: `https://${site}.atlassian.net/rest/api/3/issue/${id}` }, 201);
  });
  api.get('/issue/:key', (call) => {
    const issue = find(call.req.param('key'));
    if (!isSignedIn(call) || !issue) {
      return fail(call, 404, ['Issue does not exist or you do not have permission to see it.']);
    }
    return call.json(toWire(issue, call.req.query('fields')?.split(',')));
  });
  api.post('/search/jql', async (call) => {
    const parsed = Search.safeParse(await call.req.json().catch(() => undefined));
    if (!parsed.success) return fail(call, 400, [z.prettifyError(parsed.error)]);
    const { jql, fields, maxResults } = parsed.data;
    const { project, days } = queryPattern.exec(jql)?.groups ?? {};
    if (project === undefined) return fail(call, 400, ['Error in the JQL Query.']);
    if (!isSignedIn(call) || !projects.some(({ key }) => key === project)) {
      return fail(call, 400, [`The value '${project}' does not exist for the field 'project'.`]);
    }
    const since = clock.now().getTime() - Number(days) * 86_400_000;
    const found = issues.filter(
      ({ key, created }) => key.startsWith(`${project}-`) && Date.parse(created) >= since,
    );
    const page = found.toReversed().slice(0, maxResults);
    return call.json({ issues: page.map((issue) => toWire(issue, fields)), isLast: true });
  });
  app.route('/:site/rest/api/3', api);

  return {
    app,
    issues,
    control: {
      ...faults,
      webhooks,
      move(key: string, status: keyof typeof statuses): void {
        const issue = find(key);
        if (!issue) throw new Error(`There is no issue ${key}.`);
        issue.status = statuses[status];
        emit('jira:issue_updated', issue);
      },
      remove(key: string): void {
        const index = issues.findIndex((issue) => issue.key === key);
        for (const issue of index < 0 ? [] : issues.splice(index, 1)) emit('jira:issue_deleted', issue);
      },
    },
  };
}

function toWire({ id, key, site, ...values }: JiraIssue, wanted: readonly string[] | undefined) {
  const isWanted = ([name]: readonly [string, unknown]) => wanted === undefined || wanted.includes(name);
  const fields = Object.fromEntries(Object.entries(values).filter(isWanted));
  return { id, key, self: `https://${site}.atlassian.net/rest/api/3/issue/${id}`, fields };
}

function fail(
  call: Context,
  status: 400 | 401 | 404,
  errorMessages: readonly string[],
  errors: Readonly<Record<string, string>> = {},
) {
  return call.json({ errorMessages, errors }, status);
}

function toFieldErrors(error: z.ZodError): Record<string, string> {
  const entries = error.issues.map(({ code, path, message, ...issue }) => {
    if (code === 'unrecognized_keys' && 'keys' in issue) {
      return [String(issue.keys), 'Field cannot be set. It is not on the appropriate screen, or unknown.'];
    }
    return [String(path[1] ?? path[0] ?? 'body'), message];
  });
  return Object.fromEntries(entries);
}
