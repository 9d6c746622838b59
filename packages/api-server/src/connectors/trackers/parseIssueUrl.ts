import type { TrackerKind } from '@adlane/contract/widget/projects/trackers';

/** Where the address of an issue leads. */
export type IssueName = {
  readonly kind: TrackerKind;
  /** Repository, or key of the team or project. */
  readonly target: string;
  /** Name of the Jira site; otherwise empty. */
  readonly site: string;
  readonly external_id: string;
};

/** Parses the address of an issue as a browser shows it; undefined for any other. */
export function parseIssueUrl(address: string): IssueName | undefined {
  const { hostname, pathname } = new URL(address);
  const gitHub = /^\/([^/]+\/[^/]+)\/issues\/(\d+)\/?$/.exec(pathname);
  if (hostname === 'github.com' && gitHub) {
    return { kind: 'github', target: gitHub[1] ?? '', site: '', external_id: gitHub[2] ?? '' };
  }
  const linear = /^\/[^/]+\/issue\/(([A-Z\d]+)-\d+)(\/|$)/i.exec(pathname);
  if (hostname === 'linear.app' && linear) {
    return {
      kind: 'linear',
      target: linear[2] ?? '',
      site: '',
      external_id: (linear[1] ?? '').toUpperCase(),
    };
  }
  const jira = /^\/browse\/(([A-Z][A-Z\d_]*)-\d+)\/?$/i.exec(pathname);
  const site = /^([a-z\d-]+)\.atlassian\.net$/.exec(hostname)?.[1];
  if (site && jira) {
    return { kind: 'jira', target: jira[2] ?? '', site, external_id: (jira[1] ?? '').toUpperCase() };
  }
  return undefined;
}
