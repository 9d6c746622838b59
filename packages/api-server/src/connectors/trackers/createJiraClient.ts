import * as z from 'zod';
import type { Outbound } from '../../ports';
import { writeAtlassianDocument } from './issueText';
import { type JsonAnswer, parseAnswer, sendJson } from './sendJson';
import type { FoundIssue, TrackerAccess, TrackerClient } from './TrackerClient';
import { TrackerError } from './TrackerError';

const name = 'Jira';
/** Issues that are searched for one whose answer was lost, and for how long. */
const searched = 100;
const searchedDays = 3;
/** Status of an issue that was created but not read yet. */
const unread = { name: 'Open', statusCategory: { key: 'new' } } as const;
const Project = z.object({
  key: z.string(),
  name: z.string(),
  issueTypes: z.array(z.object({ name: z.string(), subtask: z.boolean().default(false) })).default([]),
});
const Created = z.object({ key: z.string() });
const Issue = z.object({
  key: z.string(),
  fields: z.object({
    summary: z.string(),
    status: z.object({ name: z.string(), statusCategory: z.object({ key: z.string() }) }),
    description: z.unknown().optional(),
  }),
});
const Found = z.object({ issues: z.array(Issue) });
const Failure = z.object({
  errorMessages: z.array(z.string()).default([]),
  errors: z.record(z.string(), z.string()).default({}),
});

/** Encodes a text in base64, of any characters. */
const encode = (text: string) => btoa(String.fromCodePoint(...new TextEncoder().encode(text)));

/** Creates a client of one project of a site of Jira Cloud. */
export function createJiraClient(outbound: Outbound, url: string, access: TrackerAccess): TrackerClient {
  const { site, email, token, target, issue_type } = access;
  const root = `${url.replace('{site}', encodeURIComponent(site))}/rest/api/3`;
  const authorization = `Basic ${encode(`${email}:${token}`)}`;
  const send = (method: 'GET' | 'POST', path: string, body?: object) =>
    sendJson(outbound, name, {
      method,
      url: `${root}${path}`,
      headers: { authorization },
      ...(body && { body }),
    });
  const toFound = ({ key, fields: { summary, status } }: z.infer<typeof Issue>): FoundIssue => ({
    external_id: key,
    label: key,
    url: `https://${site}.atlassian.net/browse/${key}`,
    title: summary,
    isDone: status.statusCategory.key === 'done',
    status_name: status.name,
  });

  /** Projects and issues do not exist for wrong credentials; only this call refuses them. */
  const checkToken = async () => {
    const { status } = await send('GET', '/myself');
    if (status === 200) return;
    if (status === 404 || (status >= 300 && status < 400)) {
      throw new TrackerError('site', `There is no Jira site ${site}.atlassian.net.`);
    }
    throw tokenError();
  };
  const readIssue = async (key: string) => {
    const answer = await send('GET', `/issue/${encodeURIComponent(key)}?fields=summary,status`);
    if (answer.status === 200) return toFound(parseAnswer(name, Issue, answer.body));
    await checkToken();
    if (answer.status === 404) throw new TrackerError('gone', `There is no issue ${key} any more.`);
    throw toError(answer, access);
  };

  return {
    async findTarget() {
      await checkToken();
      const answer = await send('GET', `/project/${encodeURIComponent(target)}`);
      if (answer.status === 404) {
        throw new TrackerError(
          'target',
          `Jira has no project ${target}, or the token's owner has no access to it.`,
        );
      }
      if (answer.status !== 200) throw toError(answer, access);
      const project = parseAnswer(name, Project, answer.body);
      const types = project.issueTypes.filter(({ subtask }) => !subtask).map((type) => type.name);
      if (!types.includes(issue_type)) {
        throw new TrackerError(
          'issue_type',
          `${project.key} has no issue type ${issue_type}. It has: ${types.join(', ')}.`,
        );
      }
      return { target: project.key, target_id: project.key, target_name: project.name };
    },
    async createIssue({ title, text }) {
      const fields = {
        project: { key: target },
        issuetype: { name: issue_type },
        summary: title.replaceAll(/\s+/g, ' '),
        description: writeAtlassianDocument(text),
      };
      const answer = await send('POST', '/issue', { fields });
      if (answer.status !== 201) throw toError(answer, access);
      const { key } = parseAnswer(name, Created, answer.body);
      return readIssue(key).catch((error: unknown) => {
        if (!(error instanceof TrackerError)) throw error;
        // It exists, whatever the tracker says of it: reading it again tells why.
        return toFound({ key, fields: { summary: fields.summary, status: unread } });
      });
    },
    async findCreated({ key }) {
      const jql = `project = "${target}" AND created >= -${searchedDays}d ORDER BY created DESC`;
      const body = { jql, fields: ['summary', 'status', 'description'], maxResults: searched };
      const answer = await send('POST', '/search/jql', body);
      if (answer.status !== 200) throw toError(answer, access);
      const { issues } = parseAnswer(name, Found, answer.body);
      const issue = issues.find(({ fields }) => JSON.stringify(fields.description ?? '').includes(key));
      return issue && toFound(issue);
    },
    readIssue,
  };
}

function tokenError(): TrackerError {
  return new TrackerError(
    'token',
    'Jira does not accept this email and token. Create an API token in your Atlassian account.',
  );
}

function toError({ status, body }: JsonAnswer, { target }: TrackerAccess): TrackerError {
  if (status === 401) return tokenError();
  if (status === 403) {
    return new TrackerError('token', `The token's owner may not create issues in ${target}.`);
  }
  const { errorMessages, errors } = Failure.safeParse(body).data ?? { errorMessages: [], errors: {} };
  if ('project' in errors) return new TrackerError('target', `Jira has no project ${target} any more.`);
  if ('issuetype' in errors) {
    return new TrackerError('issue_type', `${target} no longer has this issue type. Choose another one.`);
  }
  const fields = Object.entries(errors).map(([field, text]) => `${field}: ${text}`);
  return new TrackerError('refused', [...errorMessages, ...fields].join(' ') || `Jira answered ${status}.`);
}
