import type { Contract, ParsedInput } from '@adlane/contract';
import type { Announcement } from '@adlane/contract/account/announcements';
import { messages, ownMessages } from '@adlane/contract/rules';
import { monotonicNow } from '../../../db/monotonicNow';
import { isBlankHtml, safeHtml } from '../../../html/safeHtml';
import { checkBase } from '../../../http/lockForEdit';
import { found, invalid, notFound } from '../../../http/problem';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import {
  type AnnouncementValues,
  deleteAnnouncementRow,
  insertAnnouncementRow,
  updateAnnouncementRow,
} from './commands';
import { type AnnouncementRow, lockAnnouncement, toAnnouncement } from './queries';

type Form = ParsedInput<Contract['announcements']['store']>['body'];
type Change = { readonly id: number } & ParsedInput<Contract['announcements']['update']>['body'];

/** Returns the safe subset of the HTML. @throws Problem 422 if no text is left */
function cleanBody(body: string): string {
  const html = safeHtml(body);
  if (isBlankHtml(html)) throw invalid({ body: [messages.fieldRequired] });
  return html;
}

function parseInstant(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

/** @throws Problem 422 */
function checkSchedule({ starts_at, ends_at }: Pick<AnnouncementRow, 'starts_at' | 'ends_at'>): void {
  if (starts_at && ends_at && ends_at <= starts_at) {
    throw invalid({ ends_at: [ownMessages.endBeforeStart] });
  }
}

/** @throws Problem 422 */
export async function createAnnouncement({ tx, now }: UseCaseContext, form: Form): Promise<Announcement> {
  const schedule = { starts_at: parseInstant(form.starts_at), ends_at: parseInstant(form.ends_at) };
  checkSchedule(schedule);
  const times = { created_at: now, updated_at: now };
  const values = { ...form, ...schedule, ...times, body: cleanBody(form.body) };
  return toAnnouncement(found(await insertAnnouncementRow(tx, values)));
}

/** @throws Problem 404, 422 */
export async function updateAnnouncement(
  { tx, now }: UseCaseContext,
  { id, base_updated_at, body, starts_at, ends_at, ...rest }: Change,
): Promise<Announcement> {
  const before = found(await lockAnnouncement(tx, id));
  await checkBase(base_updated_at, before, async () => toAnnouncement(before));
  const values: AnnouncementValues = { ...rest, updated_at: monotonicNow(before.updated_at, now) };
  if (body !== undefined) values.body = cleanBody(body);
  if (starts_at !== undefined) values.starts_at = parseInstant(starts_at);
  if (ends_at !== undefined) values.ends_at = parseInstant(ends_at);
  checkSchedule({ ...before, ...values });
  return toAnnouncement(found(await updateAnnouncementRow(tx, id, values)));
}

/** @throws Problem 404 */
export async function deleteAnnouncement(
  { tx }: UseCaseContext,
  { id }: { readonly id: number },
): Promise<void> {
  if (!(await deleteAnnouncementRow(tx, id))) throw notFound();
}
