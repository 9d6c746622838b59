import { Hono } from 'hono';
import type { DoubleClock } from '../clock';
import { createGitHubDouble } from './gitHub/createGitHubDouble';
import { createJiraDouble } from './jira/createJiraDouble';
import { createLinearDouble } from './linear/createLinearDouble';
import { createSlackDouble } from './slack/createSlackDouble';

/** Issue trackers and Slack in one app: `/github`, `/linear`, `/jira/<site>`, `/slack`. */
export function createTrackerDoubles({ clock }: { readonly clock: DoubleClock }) {
  const gitHub = createGitHubDouble({ clock });
  const linear = createLinearDouble({ clock });
  const jira = createJiraDouble({ clock });
  const slack = createSlackDouble();
  const app = new Hono();
  app.route('/github', gitHub.app);
  app.route('/linear', linear.app);
  app.route('/jira', jira.app);
  app.route('/slack', slack.app);
  const stored = { gitHub: gitHub.issues, linear: linear.issues, jira: jira.issues };
  return {
    app,
    gitHub,
    linear,
    jira,
    slack,
    dump: () => structuredClone(stored),
    restore(dumped: typeof stored): void {
      gitHub.issues.splice(0, gitHub.issues.length, ...dumped.gitHub);
      linear.issues.splice(0, linear.issues.length, ...dumped.linear);
      jira.issues.splice(0, jira.issues.length, ...dumped.jira);
    },
  };
}
