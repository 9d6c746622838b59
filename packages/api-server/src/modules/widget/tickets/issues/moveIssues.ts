import { trackerNames } from '@adlane/contract/widget/projects/trackers';
import type { UseCaseContext } from '../../../../http/UseCaseContext';
import { insertNote } from '../../inbox/notes';
import { updateIssueTickets } from './commands';
import { listIssueRows } from './queries';

/**
 * Moves the issues of a merged ticket to the other one. A ticket has one issue of each tracker: a second one stays where it
 * is, and a note names it.
 */
export async function moveIssues(
  { tx, caller: { agency_id }, now }: UseCaseContext,
  fromId: number,
  toId: number,
): Promise<void> {
  await updateIssueTickets(tx, agency_id, fromId, toId);
  for (const { kind, label, url, title } of await listIssueRows(tx, agency_id, fromId)) {
    const name = [trackerNames[kind], 'issue', label ?? title].join(' ');
    await insertNote(
      tx,
      { kind: 'ticket', id: toId },
      {
        agency_id,
        user_id: null,
        author: trackerNames[kind],
        text: `Merged ticket #${fromId} has ${name}${url === null ? '' : `: ${url}`}`,
        mentions: [],
        created_at: now,
      },
    );
  }
}
