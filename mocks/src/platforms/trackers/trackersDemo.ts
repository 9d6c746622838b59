/** Accounts that the doubles of the issue trackers and of Slack have from the start. */
export const trackersDemo = {
  gitHub: {
    token: 'github-double-token',
    /** May read, but not write. */
    readOnlyToken: 'github-double-read-only',
    repository: 'northwind/shop',
    /** Its issues are disabled. */
    withoutIssues: 'northwind/website',
    /** Only visible without the token's owner: answered like one that does not exist. */
    hidden: 'northwind/secret',
  },
  linear: {
    key: 'linear-double-key',
    teams: [
      { id: '6a1f3b52-9d0e-4c4b-8a55-2f7d0c9e1a01', key: 'ENG', name: 'Engineering' },
      { id: '6a1f3b52-9d0e-4c4b-8a55-2f7d0c9e1a02', key: 'OPS', name: 'Operations' },
    ],
  },
  jira: {
    site: 'northwind',
    email: 'mara@northwind.example',
    token: 'jira-double-token',
    projects: [
      { id: '10001', key: 'SHOP', name: 'Shop', issueTypes: ['Task', 'Bug', 'Epic'] },
      { id: '10002', key: 'HELP', name: 'Help desk', issueTypes: ['Request'] },
    ],
  },
  slack: {
    /** Path of the incoming webhook; the last part is its secret. */
    path: '/services/T0DOUBLE/B0DOUBLE/slack-double-secret',
    archivedPath: '/services/T0DOUBLE/B0ARCHIVED/slack-double-secret',
  },
} as const;
