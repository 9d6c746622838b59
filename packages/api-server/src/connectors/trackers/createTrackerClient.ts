import type { Ports } from '../../ports';
import { createGitHubClient } from './createGitHubClient';
import { createJiraClient } from './createJiraClient';
import { createLinearClient } from './createLinearClient';
import type { TrackerAccess, TrackerClient } from './TrackerClient';

/** Creates a client of a tracker; the token is sent in a header only. */
export function createTrackerClient(
  { outbound, platforms: { trackers } }: Pick<Ports, 'outbound' | 'platforms'>,
  access: TrackerAccess,
): TrackerClient {
  switch (access.kind) {
    case 'github':
      return createGitHubClient(outbound, trackers.gitHubUrl, access);
    case 'linear':
      return createLinearClient(outbound, trackers.linearUrl, access);
    case 'jira':
      return createJiraClient(outbound, trackers.jiraUrl, access);
  }
}
