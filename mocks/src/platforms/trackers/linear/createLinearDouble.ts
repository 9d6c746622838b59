import { buildSchema, GraphQLError, graphql, parse, validate } from 'graphql';
import { Hono } from 'hono';
import * as z from 'zod';
import type { DoubleClock } from '../../clock';
import { createTrackerWebhooks } from '../createTrackerWebhooks';
import { createTrackerFaults } from '../trackerFaults';
import { trackersDemo } from '../trackersDemo';
import { linearSchema } from './linearSchema';

const states = {
  todo: { id: 'state-todo', name: 'Todo', type: 'unstarted' },
  started: { id: 'state-started', name: 'In Progress', type: 'started' },
  done: { id: 'state-done', name: 'Done', type: 'completed' },
  canceled: { id: 'state-canceled', name: 'Canceled', type: 'canceled' },
} as const;
const uuid4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const Body = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

type LinearTeam = (typeof trackersDemo.linear.teams)[number];
type LinearIssue = {
  readonly id: string;
  readonly identifier: string;
  readonly title: string;
  readonly description: string | null;
  readonly url: string;
  readonly team: LinearTeam;
  readonly createdAt: string;
  state: (typeof states)[keyof typeof states];
  updatedAt: string;
};
type IssueInput = {
  readonly id?: string;
  readonly title?: string;
  readonly description?: string;
  readonly teamId: string;
};
export type LinearDouble = ReturnType<typeof createLinearDouble>;

/** Linear's GraphQL API: queries are validated and run against the part of its schema that the double has. */
export function createLinearDouble({ clock }: { readonly clock: DoubleClock }) {
  const { key, teams } = trackersDemo.linear;
  const schema = buildSchema(linearSchema);
  const issues: LinearIssue[] = [];
  const faults = createTrackerFaults();
  const webhooks = createTrackerWebhooks((signature) => ({
    'linear-event': 'Issue',
    'linear-delivery': crypto.randomUUID(),
    'linear-signature': signature,
  }));
  const emit = (action: string, { description: _long, ...data }: LinearIssue) =>
    webhooks.emit({ action, type: 'Issue', data, url: data.url, webhookTimestamp: clock.now().getTime() });

  const find = (id: string) => {
    const issue = issues.find((each) => each.id === id || each.identifier === id);
    if (!issue) throw inputError('Entity not found: Issue', 'Could not find referenced Issue.');
    return issue;
  };
  const findTeam = (id: string) => {
    const team = teams.find((each) => each.id === id);
    if (!team) throw inputError('Entity not found: Team', 'Could not find referenced Team.');
    return team;
  };
  const issueCreate = ({ input }: { readonly input: IssueInput }) => {
    const { id = crypto.randomUUID(), title = '', description = null, teamId } = input;
    if (!uuid4.test(id)) throw inputError('Argument Validation Error', 'id must be a UUID.');
    if (title === '') throw inputError('Argument Validation Error', 'title must not be empty.');
    if (issues.some((issue) => issue.id === id)) {
      throw inputError('Conflict on insert', `Entity Issue with id ${id} already exists.`);
    }
    const team = findTeam(teamId);
    const identifier = `${team.key}-${issues.filter((issue) => issue.team === team).length + 1}`;
    const now = clock.now().toISOString();
    const url = `https://linear.app/northwind/issue/${identifier}/${toSlug(title)}`;
    const dates = { createdAt: now, updatedAt: now };
    const issue = { id, identifier, title, description, url, team, state: states.todo, ...dates };
    issues.push(issue);
    emit('create', issue);
    return { success: true, lastSyncId: issues.length, issue };
  };
  const root = {
    viewer: { id: 'user-1', name: 'Mara', email: 'mara@northwind.example' },
    issue: ({ id }: { readonly id: string }) => find(id),
    team: ({ id }: { readonly id: string }) => findTeam(id),
    teams: ({ filter }: { readonly filter?: { readonly key?: { readonly eq?: string } } }) => ({
      nodes: teams.filter((team) => filter?.key?.eq === undefined || team.key === filter.key.eq),
    }),
    issueCreate,
  };

  const app = new Hono();
  app.use('*', faults.middleware);
  app.post('/graphql', async (call) => {
    if (!call.req.header('content-type')?.startsWith('application/json')) {
      return call.json(
        toErrors([new GraphQLError('This operation has been blocked as a potential CSRF.')]),
        400,
      );
    }
    const authorization = call.req.header('authorization') ?? '';
    if (authorization === `Bearer ${key}`) {
      return call.json(
        toErrors([
          authenticationError('Remove the Bearer prefix from the Authorization header of an API key.'),
        ]),
        400,
      );
    }
    if (authorization !== key) {
      return call.json(
        toErrors([authenticationError('You need to authenticate to access this operation.')]),
        401,
      );
    }
    const parsed = Body.safeParse(await call.req.json().catch(() => undefined));
    if (!parsed.success)
      return call.json(toErrors([new GraphQLError('GraphQL operations must be JSON.')]), 400);
    const { query: source, variables } = parsed.data;
    const problems = check(source);
    if (problems.length > 0) return call.json(toErrors(problems), 400);
    const result = await graphql({ schema, source, rootValue: root, variableValues: variables ?? {} });
    // Variables of a wrong type are refused before anything runs.
    return call.json(result, result.data === undefined ? 400 : 200);
  });

  function check(source: string): readonly GraphQLError[] {
    try {
      return validate(schema, parse(source));
    } catch (error) {
      if (error instanceof GraphQLError) return [error];
      throw error;
    }
  }

  return {
    app,
    issues,
    control: {
      ...faults,
      webhooks,
      move(identifier: string, state: keyof typeof states): void {
        const issue = find(identifier);
        issue.state = states[state];
        issue.updatedAt = clock.now().toISOString();
        emit('update', issue);
      },
      remove(identifier: string): void {
        const issue = find(identifier);
        issues.splice(issues.indexOf(issue), 1);
        emit('remove', issue);
      },
    },
  };
}

function inputError(message: string, userPresentableMessage: string): GraphQLError {
  return new GraphQLError(message, {
    extensions: { type: 'invalid input', code: 'INPUT_ERROR', userError: true, userPresentableMessage },
  });
}

function authenticationError(userPresentableMessage: string): GraphQLError {
  return new GraphQLError('Authentication required, not authenticated', {
    extensions: { type: 'authentication error', code: 'AUTHENTICATION_ERROR', userPresentableMessage },
  });
}

function toErrors(errors: readonly GraphQLError[]) {
  return { errors: errors.map((error) => error.toJSON()) };
}

function toSlug(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
