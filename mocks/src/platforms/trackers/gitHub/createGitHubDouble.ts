import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { DoubleClock } from '../../clock';
import { getBearerToken } from '../../getBearerToken';
import { createTrackerWebhooks } from '../createTrackerWebhooks';
import { createTrackerFaults } from '../trackerFaults';
import { trackersDemo } from '../trackersDemo';

const documentation_url = 'https://docs.github.com/rest/issues/issues';
const apiVersions = ['2022-11-28', '2026-03-10'];
const NewIssue = z.strictObject({
  title: z.union([z.string().min(1).max(256), z.int()]),
  body: z.string().max(65_536).nullish(),
  labels: z.array(z.union([z.string().min(1), z.strictObject({ name: z.string().min(1) })])).optional(),
  assignee: z.string().nullish(),
  assignees: z.array(z.string()).max(10).optional(),
  milestone: z.union([z.string(), z.int()]).nullish(),
  type: z.string().nullish(),
});
const NewComment = z.strictObject({ body: z.string().min(1).max(65_536) });
const ListQuery = z.strictObject({
  state: z.enum(['open', 'closed', 'all']).default('open'),
  sort: z.enum(['created', 'updated', 'comments']).default('created'),
  direction: z.enum(['asc', 'desc']).default('desc'),
  since: z.iso.datetime({ offset: true }).optional(),
  labels: z.string().optional(),
  per_page: z.coerce.number().int().min(1).max(100).default(30),
  page: z.coerce.number().int().min(1).default(1),
});

type GitHubIssue = {
  readonly repository: string;
  readonly number: number;
  title: string;
  body: string | null;
  labels: readonly string[];
  state: 'open' | 'closed';
  state_reason: 'completed' | 'not_planned' | 'reopened' | null;
  isDeleted: boolean;
  readonly comments: string[];
  readonly created_at: string;
  updated_at: string;
};
type Env = { Variables: { repository: string; isReadOnly: boolean } };
export type GitHubDouble = ReturnType<typeof createGitHubDouble>;

/** GitHub's REST API of issues, judged by its published documentation. */
export function createGitHubDouble({ clock }: { readonly clock: DoubleClock }) {
  const { gitHub } = trackersDemo;
  const issues: GitHubIssue[] = [];
  const faults = createTrackerFaults();
  const webhooks = createTrackerWebhooks((signature) => ({
    'x-github-event': 'issues',
    'x-github-delivery': crypto.randomUUID(),
    'x-hub-signature-256': `sha256=${signature}`,
  }));
  const emit = (action: string, issue: GitHubIssue) =>
    webhooks.emit({ action, issue: toWire(issue), repository: { full_name: issue.repository } });
  const stamp = () =>
    clock
      .now()
      .toISOString()
      .replace(/\.\d+Z$/, 'Z');
  const find = (number: number) => issues.find((issue) => issue.number === number);
  const app = new Hono<Env>();

  app.use('*', faults.middleware);
  app.use('*', async (call, next) => {
    if (!call.req.header('user-agent')) {
      return call.text('Request forbidden by administrative rules. Send a User-Agent header.', 403);
    }
    const version = call.req.header('x-github-api-version');
    if (version !== undefined && !apiVersions.includes(version)) {
      return fail(call, 400, `"${version}" is not a valid API version.`);
    }
    const token = getBearerToken(call.req.raw);
    if (token !== gitHub.token && token !== gitHub.readOnlyToken) return fail(call, 401, 'Bad credentials');
    call.set('isReadOnly', token === gitHub.readOnlyToken);
    return next();
  });
  app.use('/repos/:owner/:name/*', async (call, next) => {
    const { owner, name } = call.req.param();
    const repository = `${owner}/${name}`.toLowerCase();
    const isFound = repository === gitHub.repository || repository === gitHub.withoutIssues;
    if (!isFound) return fail(call, 404, 'Not Found');
    call.set('repository', repository);
    return next();
  });
  app.get('/repos/:owner/:name', (call) => {
    const repository = call.get('repository');
    const has_issues = repository !== gitHub.withoutIssues;
    const html_url = `https://github.com/${repository}`;
    return call.json({ full_name: repository, private: true, has_issues, archived: false, html_url });
  });
  app.use('/repos/:owner/:name/issues/*', async (call, next) => {
    if (call.get('repository') === gitHub.withoutIssues) {
      return fail(call, 410, 'Issues has been disabled in this repository.');
    }
    if (call.req.method !== 'GET' && call.get('isReadOnly')) {
      return fail(call, 403, 'Resource not accessible by personal access token');
    }
    return next();
  });
  app.post('/repos/:owner/:name/issues', async (call) => {
    const body: unknown = await call.req.json().catch(() => undefined);
    if (body === undefined) return fail(call, 400, 'Problems parsing JSON');
    const parsed = NewIssue.safeParse(body);
    if (!parsed.success) return refuse(call, 'Issue', parsed.error);
    const { title, body: text, labels = [] } = parsed.data;
    const issue: GitHubIssue = {
      repository: call.get('repository'),
      number: issues.length + 1,
      title: String(title),
      body: text ?? null,
      labels: labels.map((label) => (typeof label === 'string' ? label : label.name)),
      state: 'open',
      state_reason: null,
      isDeleted: false,
      comments: [],
      created_at: stamp(),
      updated_at: stamp(),
    };
    issues.push(issue);
    emit('opened', issue);
    return call.json(toWire(issue), 201);
  });
  app.get('/repos/:owner/:name/issues', (call) => {
    const parsed = ListQuery.safeParse(call.req.query());
    if (!parsed.success) return refuse(call, 'Issue', parsed.error);
    const { state, direction, since, per_page: size, page } = parsed.data;
    const found = issues.filter(
      (issue) =>
        issue.repository === call.get('repository') &&
        !issue.isDeleted &&
        (state === 'all' || issue.state === state) &&
        (since === undefined || Date.parse(issue.updated_at) >= Date.parse(since)),
    );
    if (direction === 'desc') found.reverse();
    return call.json(found.slice((page - 1) * size, page * size).map(toWire));
  });
  app.use('/repos/:owner/:name/issues/:number/*', async (call, next) => {
    const issue = find(Number(call.req.param('number')));
    if (issue?.repository !== call.get('repository')) return fail(call, 404, 'Not Found');
    if (issue.isDeleted) return fail(call, 410, 'This issue was deleted');
    return next();
  });
  app.get('/repos/:owner/:name/issues/:number', (call) => {
    const issue = find(Number(call.req.param('number')));
    return issue ? call.json(toWire(issue)) : fail(call, 404, 'Not Found');
  });
  app.get('/repos/:owner/:name/issues/:number/comments', (call) =>
    call.json(
      find(Number(call.req.param('number')))?.comments.map((body, index) => ({ id: index + 1, body })),
    ),
  );
  app.post('/repos/:owner/:name/issues/:number/comments', async (call) => {
    const parsed = NewComment.safeParse(await call.req.json().catch(() => undefined));
    if (!parsed.success) return refuse(call, 'IssueComment', parsed.error);
    const comments = find(Number(call.req.param('number')))?.comments ?? [];
    comments.push(parsed.data.body);
    return call.json({ id: comments.length, body: parsed.data.body }, 201);
  });

  const change = (number: number, action: string, values: Partial<GitHubIssue>) => {
    const issue = find(number);
    if (!issue) throw new Error(`There is no issue #${number}.`);
    Object.assign(issue, values, { updated_at: stamp() });
    emit(action, issue);
  };
  const root = new Hono();
  root.route('/', app);
  return {
    app: root,
    issues,
    control: {
      ...faults,
      webhooks,
      close: (number: number, reason: 'completed' | 'not_planned' = 'completed') =>
        change(number, 'closed', { state: 'closed', state_reason: reason }),
      reopen: (number: number) => change(number, 'reopened', { state: 'open', state_reason: 'reopened' }),
      remove: (number: number) => change(number, 'deleted', { isDeleted: true }),
    },
  };
}

function toWire({ repository, isDeleted: _deleted, comments, labels, ...issue }: GitHubIssue) {
  const html_url = `https://github.com/${repository}/issues/${issue.number}`;
  return {
    ...issue,
    id: 900_000 + issue.number,
    html_url,
    labels: labels.map((name) => ({ name })),
    comments: comments.length,
  };
}

function fail(call: Context<Env>, status: 400 | 401 | 403 | 404 | 410, message: string) {
  return call.json({ message, documentation_url, status: String(status) }, status);
}

function refuse(call: Context<Env>, resource: string, error: z.ZodError) {
  const errors = error.issues.map(({ code, path, message }) => {
    if (code === 'unrecognized_keys') return `${message} is not a permitted key.`;
    const field = path.join('.');
    return { resource, field, code: code === 'invalid_type' ? 'missing_field' : 'invalid', message };
  });
  return call.json({ message: 'Validation Failed', errors, documentation_url, status: '422' }, 422);
}
