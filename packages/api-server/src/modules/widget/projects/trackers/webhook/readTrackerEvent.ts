import type { TrackerKind } from '@adlane/contract/widget/projects/trackers';
import * as z from 'zod';
import { readSigned } from '../../../../../http/requests/readBody';

/** What a tracker reports: the names that an issue may have with us, or none; and when it was sent, where that is signed. */
export type TrackerEvent = { readonly names: readonly string[]; readonly sentAt: Date | null };

const GitHubEvent = z.looseObject({
  issue: z.looseObject({ number: z.int() }).optional(),
  repository: z.looseObject({ full_name: z.string() }).optional(),
});
const LinearEvent = z.looseObject({
  type: z.string(),
  data: z.looseObject({ id: z.string(), identifier: z.string().optional() }).optional(),
  webhookTimestamp: z.int(),
});
const JiraEvent = z.looseObject({ issue: z.looseObject({ key: z.string() }).optional() });

type Reader = (body: Uint8Array, target: string) => TrackerEvent;

const readers: Readonly<Record<TrackerKind, Reader>> = {
  github(body, target) {
    const { issue, repository } = readSigned(body, GitHubEvent);
    // A webhook of an organization reports all of its repositories, which number their issues alike.
    const isTarget = repository?.full_name.toLowerCase() === target.toLowerCase();
    return { names: issue && isTarget ? [String(issue.number)] : [], sentAt: null };
  },
  linear(body) {
    const { type, data, webhookTimestamp } = readSigned(body, LinearEvent);
    const names = type === 'Issue' && data ? [data.id, data.identifier ?? data.id] : [];
    return { names, sentAt: new Date(webhookTimestamp) };
  },
  jira(body) {
    const { issue } = readSigned(body, JiraEvent);
    return { names: issue ? [issue.key] : [], sentAt: null };
  },
};

/** Reads which issue a signed webhook is about. @throws Problem 400 */
export function readTrackerEvent(kind: TrackerKind, body: Uint8Array, target: string): TrackerEvent {
  return readers[kind](body, target);
}
