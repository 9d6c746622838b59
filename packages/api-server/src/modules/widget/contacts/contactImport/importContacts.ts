import {
  type ContactImport,
  contactImportLimits,
  type ImportColumn,
  type ImportError,
} from '@adlane/contract/widget/contacts';
import { sql } from 'drizzle-orm';
import { insertMany } from '../../../../db/insertMany';
import { visitors } from '../../../../db/schema/widget/projects';
import { invalid } from '../../../../http/problem';
import type { UseCaseContext } from '../../../../http/UseCaseContext';
import type { Ids } from '../../../../ports';
import { lockProject, type ProjectRow } from '../../projects/queries';
import { maxCustomDataBytes } from '../../sessions/contactFields';
import type { ContactFile } from './ContactFile';
import { guessMapping } from './guessMapping';
import { getContactKey, type MatchedContact, matchContacts } from './matchContacts';
import { type ReadContact, type RowProblem, readContact, tooMuchData } from './readContact';
import type { TimeRules } from './readTime';

type Input = {
  readonly file: ContactFile;
  readonly project_id: number;
  /** The field of each column; guessed without it. */
  readonly mapping: readonly string[] | undefined;
  /** Whether visitors who only claim a user id or an email are changed, too. */
  readonly with_unverified: boolean | undefined;
  /** Where times without a zone are read. */
  readonly time_zone: string;
};

type Row = { readonly line: number; readonly contact: ReadContact };
type Change = { readonly id: number } & Partial<Record<string, unknown>>;

/** What an import will do. */
type Plan = {
  readonly added: readonly ReadContact[];
  readonly changed: readonly Change[];
  readonly unchanged: number;
  /** Rows among the errors that would change visitors without proof. */
  readonly unverified: number;
  readonly errors: readonly ImportError[];
};

/** Rows of the file that are shown for each column. */
const sampleRows = 3;

function toError(line: number, { text, values = {} }: RowProblem): ImportError {
  const message = text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
  return { line, message, text, values };
}

/** A second row of the same contact is an error, because which of them counts is not known. */
const isRepeated = (line: number): RowProblem => ({
  text: 'The same contact is in line {line}.',
  values: { line },
});

/**
 * Reads rows; each contact counts once. Rows with and without a user id are one contact if their email is the same; two
 * users may have the same email.
 */
function readRows({ rows }: ContactFile, mapping: readonly string[], rules: TimeRules) {
  const lines = new Map<string, number>();
  const read: Row[] = [];
  const errors: ImportError[] = [];
  for (const { line, cells } of rows) {
    const result = readContact(cells, mapping, rules);
    if ('problem' in result) {
      errors.push(toError(line, result.problem));
      continue;
    }
    const { contact } = result;
    const key = getContactKey(contact);
    const keyOfEmail = contact.email === undefined ? key : getContactKey({ email: contact.email });
    const keyOfUser = `with ${keyOfEmail}`;
    const first = lines.get(key) ?? lines.get(contact.userId === undefined ? keyOfUser : keyOfEmail);
    if (first === undefined) {
      lines.set(key, line);
      if (contact.userId !== undefined && !lines.has(keyOfUser)) lines.set(keyOfUser, line);
      read.push({ line, contact });
    } else {
      errors.push(toError(line, isRepeated(first)));
    }
  }
  return { read, errors };
}

const claimed: RowProblem = {
  text: 'A visitor claims this user ID or email without proof. Their contact is not changed.',
};
const changeable = ['email', 'name', 'phone', 'lang', 'value'] as const;

/**
 * Returns whether the contact only claims to be the one that a row names. Its page shows what is stored of it, so that an import
 * would give a stranger a customer's data. The proof of a user is one of the user id, not of the email (ADR 0048).
 */
const isClaim = ({ is_proven, hasSession }: MatchedContact, { userId }: ReadContact): boolean =>
  userId === undefined ? hasSession || is_proven : hasSession && !is_proven;

/** Returns what a row changes of a contact; undefined if nothing. Times of a known contact are its own. */
function findChange(known: MatchedContact, { customData, ...contact }: ReadContact): Change | undefined {
  const fields = changeable.filter((name) => contact[name] !== undefined && contact[name] !== known[name]);
  const hasNewData = Object.entries(customData).some(
    ([key, value]) => JSON.stringify(known.customData[key]) !== JSON.stringify(value),
  );
  if (fields.length === 0 && !hasNewData) return undefined;
  const { id, is_proven, userId: user_id } = known;
  const changed = Object.fromEntries(fields.map((field) => [field, contact[field]]));
  return { id, is_proven, user_id, ...changed, custom_data: customData };
}

const isTooLarge = (known: MatchedContact, { customData }: ReadContact): boolean =>
  JSON.stringify({ ...known.customData, ...customData }).length > maxCustomDataBytes;

async function planImport(
  { tx, now }: UseCaseContext,
  input: Input,
  project: ProjectRow,
  mapping: readonly string[],
): Promise<Plan> {
  const { read, errors } = readRows(input.file, mapping, { now, time_zone: input.time_zone });
  const known = await matchContacts(
    tx,
    project,
    read.map(({ contact }) => contact),
  );
  const isOpen = project.identityMode === 'off';
  const added: ReadContact[] = [];
  const changed: Change[] = [];
  const failed = [...errors];
  const lines = new Map<string, number>();
  let unchanged = 0;
  let unverified = 0;
  for (const { line, contact } of read) {
    const match = known.get(getContactKey(contact));
    if (!match) {
      added.push(contact);
      continue;
    }
    // One row names a contact by its user id, another one by its email.
    const person = match.is_proven ? `user ${match.userId}` : `contact ${match.id}`;
    const first = lines.get(person);
    lines.set(person, first ?? line);
    const change = findChange(match, contact);
    if (first !== undefined) failed.push(toError(line, isRepeated(first)));
    else if (!change) unchanged += 1;
    else if (isClaim(match, contact) && !(isOpen && input.with_unverified)) {
      failed.push(toError(line, claimed));
      if (isOpen) unverified += 1;
    } else if (isTooLarge(match, contact)) failed.push(toError(line, tooMuchData));
    else changed.push(change);
  }
  return {
    added,
    changed,
    unchanged,
    unverified,
    errors: failed.toSorted((one, other) => one.line - other.line),
  };
}

/** @throws Problem 422 */
function checkMapping({ file, mapping = guessMapping(file.titles) }: Input): readonly string[] {
  if (mapping.length !== file.titles.length) {
    throw invalid({ mapping: ['The columns are not those of the file. Please choose the file again.'] });
  }
  return mapping;
}

function report({ titles, rows }: ContactFile, mapping: readonly string[], plan: Plan): ContactImport {
  const columns: ImportColumn[] = titles.map((title, index) => ({
    title,
    field: mapping[index] ?? '',
    samples: rows.slice(0, sampleRows).map(({ cells }) => (cells[index] ?? '').slice(0, 100)),
  }));
  return {
    columns,
    row_count: rows.length,
    new_count: plan.added.length,
    updated_count: plan.changed.length,
    unchanged_count: plan.unchanged,
    skipped_count: plan.errors.length,
    unverified_count: plan.unverified,
    errors: plan.errors.slice(0, contactImportLimits.errors),
  };
}

/**
 * Returns what an import would do; nothing is stored.
 * @throws Problem 404 for an unknown project, 422 for a mapping of other columns
 */
export async function previewImport(ctx: UseCaseContext, input: Input): Promise<ContactImport> {
  const project = await lockProject(ctx, input.project_id);
  const mapping = checkMapping(input);
  return report(input.file, mapping, await planImport(ctx, input, project, mapping));
}

/** Rows that one statement writes. */
const batchSize = 500;

function* sliceRows<R>(rows: readonly R[]): Generator<readonly R[]> {
  for (let start = 0; start < rows.length; start += batchSize) yield rows.slice(start, start + batchSize);
}

/**
 * Changes contacts and the other devices of proven users. Pages change the same contacts at any time, so that the statement
 * merges what the file has into what is stored by then, and leaves out who identified as another user since.
 */
async function mergeChanges(
  { tx, caller, now }: UseCaseContext,
  projectId: number,
  changes: readonly Change[],
): Promise<void> {
  await tx.execute(sql`
    update ${visitors} as v set email = coalesce(c.email, v.email), name = coalesce(c.name, v.name),
      phone = coalesce(c.phone, v.phone), value = coalesce(c.value, v.value),
      lang = case when v.id = c.id then coalesce(c.lang, v.lang) else v.lang end,
      custom_data = v.custom_data || c.custom_data, updated_at = ${now.toISOString()}::timestamptz
    from jsonb_populate_recordset(null::${visitors}, ${JSON.stringify(changes)}::jsonb) as c
    where v.agency_id = ${caller.agency_id} and v.project_id = ${projectId}
      and (v.id = c.id or c.is_proven and v.is_proven and v.user_id = c.user_id)
      and v.is_proven = c.is_proven and v.user_id is not distinct from c.user_id`);
}

/**
 * Adds and changes the contacts of a file, all or none. The project is locked: two imports of one file add its contacts
 * once. Added contacts are visitors who never sign in: there is no secret of their session. A change reaches all devices of a
 * proven user, whose pages share their contact.
 * @throws Problem 404 for an unknown project, 422 for a mapping of other columns
 */
export async function importContacts(
  ctx: UseCaseContext,
  input: Input & { readonly ids: Ids },
): Promise<ContactImport> {
  const { tx, caller, now } = ctx;
  const project = await lockProject(ctx, input.project_id);
  const mapping = checkMapping(input);
  const plan = await planImport(ctx, input, project, mapping);
  for (const batch of sliceRows(plan.added)) {
    const rows = batch.map((contact) => ({
      agency_id: caller.agency_id,
      project_id: input.project_id,
      gleap_id: input.ids.token(16),
      gleap_hash_digest: '',
      userId: contact.userId ?? null,
      name: contact.name ?? null,
      email: contact.email ?? null,
      phone: contact.phone ?? null,
      value: contact.value ?? null,
      lang: contact.lang ?? null,
      customData: contact.customData,
      created_at: contact.created_at ?? now,
      last_seen_at: contact.last_seen_at ?? contact.created_at ?? now,
      updated_at: now,
    }));
    await insertMany(tx, visitors, rows);
  }
  for (const batch of sliceRows(plan.changed)) await mergeChanges(ctx, input.project_id, batch);
  return report(input.file, mapping, plan);
}
