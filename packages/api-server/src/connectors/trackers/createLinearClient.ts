import * as z from 'zod';
import type { Outbound } from '../../ports';
import { writeMarkdown } from './issueText';
import { parseAnswer, sendJson } from './sendJson';
import type { FoundIssue, TrackerAccess, TrackerClient } from './TrackerClient';
import { TrackerError } from './TrackerError';

const name = 'Linear';
const issueFields = 'id identifier title url state { name type }';
const queries = {
  teams: 'query { teams(first: 250) { nodes { id key name } } }',
  issue: `query ($id: String!) { issue(id: $id) { ${issueFields} } }`,
  create: `mutation ($input: IssueCreateInput!) { issueCreate(input: $input) { issue { ${issueFields} } } }`,
};
const Issue = z.object({
  id: z.string(),
  identifier: z.string(),
  title: z.string(),
  url: z.string(),
  state: z.object({ name: z.string(), type: z.string() }),
});
const Teams = z.object({
  teams: z.object({ nodes: z.array(z.object({ id: z.string(), key: z.string(), name: z.string() })) }),
});
const Read = z.object({ issue: Issue });
const Created = z.object({ issueCreate: z.object({ issue: Issue }) });
const Answer = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        extensions: z
          .looseObject({
            code: z.string().optional(),
            type: z.string().optional(),
            userPresentableMessage: z.string().optional(),
          })
          .default({}),
      }),
    )
    .optional(),
});

/** Creates a client of one team at Linear. */
export function createLinearClient(outbound: Outbound, url: string, access: TrackerAccess): TrackerClient {
  const { token, target, target_id: teamId } = access;
  const send = async <Shape extends z.ZodType>(query: string, shape: Shape, variables: object = {}) => {
    const request = {
      method: 'POST',
      url,
      headers: { authorization: token },
      body: { query, variables },
    } as const;
    const { status, body, retryAfterMs } = await sendJson(outbound, name, request);
    const { data, errors = [] } = parseAnswer(name, Answer, body ?? {});
    const [error] = errors;
    if (error || status !== 200) throw toError(status, error, retryAfterMs);
    return parseAnswer(name, shape, data);
  };
  const readIssue = async (id: string): Promise<FoundIssue> => {
    try {
      return toFound((await send(queries.issue, Read, { id })).issue);
    } catch (error) {
      if (!isRefused(error, /not find|not found/i)) throw error;
      throw new TrackerError('gone', 'This issue no longer exists, or the key has no access to it.');
    }
  };

  return {
    async findTarget() {
      const { teams } = await send(queries.teams, Teams);
      const team = teams.nodes.find(({ key }) => key.toUpperCase() === target.toUpperCase());
      if (team) return { target: team.key, target_id: team.id, target_name: team.name };
      const keys = teams.nodes.map(({ key }) => key).join(', ');
      throw new TrackerError(
        'target',
        `There is no team ${target}. This key has access to: ${keys || 'no team'}.`,
      );
    },
    async createIssue({ key, title, text }) {
      const input = { id: key, teamId, title, description: writeMarkdown(text) };
      try {
        return toFound((await send(queries.create, Created, { input })).issueCreate.issue);
      } catch (error) {
        if (isRefused(error, /exists|conflict/i)) return readIssue(key);
        if (isRefused(error, /team/i))
          throw new TrackerError('target', `Linear has no team ${target} any more.`);
        throw error;
      }
    },
    // The key is the issue's id: another attempt finds it by itself.
    findCreated: () => Promise.resolve(undefined),
    readIssue,
  };
}

const isRefused = (error: unknown, pattern: RegExp) =>
  error instanceof TrackerError && error.failure === 'refused' && pattern.test(error.message);

function toFound({ id, identifier, title, url, state }: z.infer<typeof Issue>): FoundIssue {
  const isDone = state.type === 'completed' || state.type === 'canceled';
  return { external_id: id, label: identifier, url, title, isDone, status_name: state.name };
}

type GraphError = NonNullable<z.infer<typeof Answer>['errors']>[number];

function toError(status: number, error: GraphError | undefined, retryAfterMs: number | null): TrackerError {
  const { code, type, userPresentableMessage } = error?.extensions ?? {};
  if (code === 'RATELIMITED') {
    return new TrackerError('limit', 'Linear allows no more requests for now.', retryAfterMs);
  }
  const isDenied = /authenticat|forbidden/i.test(`${code} ${type}`) || status === 401 || status === 403;
  if (isDenied) {
    return new TrackerError(
      'token',
      'Linear does not accept this key. Create a new personal API key with write access.',
    );
  }
  const message = [error?.message, userPresentableMessage].filter(Boolean).join(': ');
  return new TrackerError('refused', message || `Linear answered ${status}.`);
}
