import * as z from 'zod';
import type { Outbound } from '../../ports';
import { writeMarkdown } from './issueText';
import { type JsonAnswer, parseAnswer, sendJson } from './sendJson';
import type { FoundIssue, TrackerAccess, TrackerClient } from './TrackerClient';
import { TrackerError } from './TrackerError';

const name = 'GitHub';
const apiVersion = '2022-11-28';
/** Issues that are searched for one whose answer was lost. */
const searched = 100;
const Repository = z.object({
  full_name: z.string(),
  has_issues: z.boolean(),
  archived: z.boolean().default(false),
});
const Issue = z.object({
  number: z.int(),
  title: z.string(),
  html_url: z.string(),
  state: z.string(),
  state_reason: z.string().nullish(),
  body: z.string().nullish(),
});
const Failure = z.object({ message: z.string() });

/** Creates a client of one repository at GitHub. */
export function createGitHubClient(outbound: Outbound, url: string, access: TrackerAccess): TrackerClient {
  const { target, token } = access;
  const path = target.split('/').map(encodeURIComponent).join('/');
  const root = `${url}/repos/${path}`;
  const send = (method: 'GET' | 'POST', rest: string, body?: object) =>
    sendJson(outbound, name, {
      method,
      url: `${root}${rest}`,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/vnd.github+json',
        'x-github-api-version': apiVersion,
      },
      ...(body && { body }),
    });

  return {
    async findTarget() {
      const answer = await send('GET', '');
      if (answer.status !== 200) throw toError(answer, target);
      const repository = parseAnswer(name, Repository, answer.body);
      if (!repository.has_issues) throw new TrackerError('target', `Issues are disabled in ${target}.`);
      if (repository.archived) throw new TrackerError('target', `${target} is archived.`);
      const { full_name } = repository;
      return { target: full_name, target_id: full_name, target_name: full_name };
    },
    async createIssue({ title, text }) {
      const answer = await send('POST', '/issues', { title, body: writeMarkdown(text) });
      if (answer.status !== 201) throw toError(answer, target);
      return toFound(parseAnswer(name, Issue, answer.body));
    },
    async findCreated({ key }) {
      const answer = await send('GET', `/issues?state=all&sort=created&direction=desc&per_page=${searched}`);
      if (answer.status !== 200) throw toError(answer, target);
      const issues = parseAnswer(name, z.array(Issue), answer.body);
      const issue = issues.find(({ body }) => body?.includes(key));
      return issue && toFound(issue);
    },
    async readIssue(number) {
      const answer = await send('GET', `/issues/${encodeURIComponent(number)}`);
      if (answer.status === 200) return toFound(parseAnswer(name, Issue, answer.body));
      const isGone = answer.status === 410 || answer.status === 301;
      if (isGone) throw new TrackerError('gone', `Issue #${number} was deleted or moved.`);
      // A repository that the token no longer sees answers the same as an issue that does not exist.
      if (answer.status !== 404) throw toError(answer, target);
      const repository = await send('GET', '');
      if (repository.status !== 200) throw toError(repository, target);
      throw new TrackerError('gone', `There is no issue #${number} in ${target}.`);
    },
  };
}

function toFound({ number, title, html_url, state, state_reason }: z.infer<typeof Issue>): FoundIssue {
  const isDone = state === 'closed';
  const closed = state_reason === 'not_planned' ? 'Closed as not planned' : 'Closed';
  return {
    external_id: String(number),
    label: `#${number}`,
    url: html_url,
    title,
    isDone,
    status_name: isDone ? closed : 'Open',
  };
}

function toError({ status, body }: JsonAnswer, target: string): TrackerError {
  const message = Failure.safeParse(body).data?.message ?? `GitHub answered ${status}.`;
  switch (status) {
    case 401:
      return new TrackerError(
        'token',
        'GitHub does not accept this token. Create a new one with read and write access to issues.',
      );
    case 403:
      return new TrackerError(
        'token',
        `This token may not create issues in ${target}. Give it read and write access to issues.`,
      );
    case 404:
      return new TrackerError(
        'target',
        `GitHub has no repository ${target}, or the token has no access to it.`,
      );
    case 301:
      return new TrackerError('target', `${target} was renamed. Enter its new name.`);
    case 410:
      return new TrackerError('target', `Issues are disabled in ${target}.`);
    default:
      return new TrackerError('refused', message);
  }
}
