import {
  type ContactConditions,
  type ContactEventRule,
  type ContactRule,
  type ContactTest,
  contactDates,
} from '@adlane/contract/widget/contacts';
import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { visitor_events } from '../../../db/schema/widget/projects';
import { listSamePerson } from '../visitors/samePerson';

/** The columns of a contact that conditions need. */
export type ConditionColumns = Readonly<
  Record<
    | 'agency_id'
    | 'project_id'
    | 'id'
    | 'userId'
    | 'is_proven'
    | 'name'
    | 'email'
    | 'phone'
    | 'value'
    | 'lang'
    | 'customData'
    | 'last_seen_at'
    | 'created_at',
    PgColumn
  >
>;

/** A period, or a moment where both are the same: conditions that count days are met if they are at some time of it. */
export type Period = { readonly from: Date; readonly to: Date };

const dayMs = 86_400_000;
const ownTexts = ['userId', 'name', 'email', 'phone', 'lang'] as const;
const findOwnText = (attribute: string) => ownTexts.find((name) => name === attribute);
const findDate = (attribute: string) => contactDates.find((name) => name === attribute);

/** True if the attribute is a number of the contact itself. */
const isOwnNumber = (attribute: string) => attribute === 'value' || attribute === 'sessions';

const normalize = (text: SQL): SQL => sql`lower(btrim(${text}, E' \\t\\n\\r'))`;

/** The attribute as text without capitals; '' if it is not set, or neither text, number nor truth value. */
function readText(row: ConditionColumns, attribute: string): SQL {
  const own = findOwnText(attribute);
  if (own) return sql`coalesce(${normalize(sql`${row[own]}`)}, '')`;
  const data = row.customData;
  const text = normalize(sql`${data} ->> ${attribute}::text`);
  return sql`(case when jsonb_typeof(${data} -> ${attribute}::text) in ('string', 'number', 'boolean') then ${text} else '' end)`;
}

const getDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The first moment of a day in UTC. */
const parseDay = (value: string) => new Date(Date.parse(value));

function compareTime(time: PgColumn, { test, value }: ContactRule, { from, to }: Period): SQL {
  const daysBefore = (date: Date) => new Date(date.getTime() - Number(value) * dayMs).toISOString();
  switch (test) {
    case 'before':
      return sql`${time} < ${parseDay(value).toISOString()}::timestamptz`;
    case 'after':
      return sql`${time} >= ${new Date(parseDay(value).getTime() + dayMs).toISOString()}::timestamptz`;
    case 'within':
      return sql`${time} >= ${daysBefore(from)}::timestamptz`;
    default:
      return sql`${time} < ${daysBefore(to)}::timestamptz`;
  }
}

function compareDays(day: SQL, { test, value }: ContactRule, { from, to }: Period): SQL {
  const daysBefore = (date: Date) => getDay(date.getTime() - Number(value) * dayMs);
  switch (test) {
    case 'before':
      return sql`${day} < ${value}`;
    case 'after':
      return sql`${day} > ${value}`;
    case 'within':
      return sql`${day} between ${daysBefore(from)} and ${getDay(to.getTime())}`;
    default:
      return sql`${day} < ${daysBefore(to)}`;
  }
}

/** Compares the day that a text such as `2026-11-30` or `2026-11-30T08:00:00Z` begins with. */
function compareLeadingDay(text: SQL, rule: ContactRule, period: Period): SQL {
  const compared = compareDays(sql`left(${text}, 10)`, rule, period);
  return sql`(case when ${text} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}' then ${compared} else false end)`;
}

function compareNumber(number: SQL, test: ContactTest, value: string): SQL {
  const other = sql`${String(Number(value))}::numeric`;
  switch (test) {
    case 'above':
      return sql`coalesce(${number}::numeric > ${other}, false)`;
    case 'below':
      return sql`coalesce(${number}::numeric < ${other}, false)`;
    case 'exists':
      return sql`${number} is not null`;
    case 'missing':
      return sql`${number} is null`;
    case 'isnot':
      return sql`(${number}::numeric is distinct from ${other})`;
    default:
      return sql`coalesce(${number}::numeric = ${other}, false)`;
  }
}

/** The text as a number, or null. */
const toNumber = (text: SQL): SQL =>
  sql`(case when ${text} ~ '^[+-]?([0-9]+[.]?[0-9]*|[.][0-9]+)(e[+-]?[0-9]{1,3})?$' then ${text}::numeric end)`;

function compareText(text: SQL, rule: ContactRule, period: Period): SQL {
  const { test, value } = rule;
  const other = sql`lower(${value}::text)`;
  switch (test) {
    case 'is':
      return sql`${text} = ${other}`;
    case 'isnot':
      return sql`${text} <> ${other}`;
    case 'contains':
      return sql`position(${other} in ${text}) > 0`;
    case 'notcontains':
      return sql`position(${other} in ${text}) = 0`;
    case 'startswith':
      return sql`starts_with(${text}, ${other})`;
    case 'endswith':
      return sql`right(${text}, length(${other})) = ${other}`;
    case 'exists':
      return sql`${text} <> ''`;
    case 'missing':
      return sql`${text} = ''`;
    case 'above':
    case 'below':
      return compareNumber(toNumber(text), test, value);
    default:
      return compareLeadingDay(text, rule, period);
  }
}

function meetsRule(row: ConditionColumns, rule: ContactRule, period: Period): SQL {
  const { attribute, test, value } = rule;
  const date = findDate(attribute);
  if (date) return compareTime(row[date], rule, period);
  if (attribute === 'value') return compareNumber(sql`${row.value}`, test, value);
  if (attribute === 'sessions') return compareNumber(sql`cardinality(${listSamePerson(row)})`, test, value);
  return compareText(readText(row, attribute), rule, period);
}

const event = visitor_events;

function isCounted({ name, happened, withinDays }: ContactEventRule, { from, to }: Period): SQL {
  const until = happened ? from : to;
  const since = new Date(until.getTime() - withinDays * dayMs).toISOString();
  return sql`${event.name} = ${name} and ${event.created_at} >= ${since}::timestamptz`;
}

function meetsEventRule(row: ConditionColumns, rule: ContactEventRule, period: Period): SQL {
  const found = sql`(select count(*) from (
    select 1 from ${event} where ${event.agency_id} = ${row.agency_id}
    and ${event.visitor_id} = any(${listSamePerson(row)}) and ${isCounted(rule, period)} limit ${rule.times}) as counted)`;
  return rule.happened ? sql`${found} >= ${rule.times}` : sql`${found} < ${rule.times}`;
}

/**
 * True for contacts that meet every condition; events count on all devices of the person. Texts and days are compared as
 * `matchesAudience` compares those of a visitor. A period that is longer than a moment finds who meets them at any time of
 * it, provided that nothing about them changes.
 */
export function meetsConditions(
  row: ConditionColumns,
  { attributes, events }: ContactConditions,
  period: Period,
): SQL | undefined {
  return and(
    ...attributes.map((rule) => meetsRule(row, rule, period)),
    ...events.map((rule) => meetsEventRule(row, rule, period)),
  );
}

/** Columns that an index of a contact has. */
type IndexedColumns = Readonly<Record<'agency_id' | 'id' | 'terms', PgColumn>>;

const isIndexedRule = ({ attribute, test }: ContactRule) =>
  test === 'is' && !isOwnNumber(attribute) && findDate(attribute) === undefined;

function hadEvent(row: IndexedColumns, rule: ContactEventRule, agencyId: number, period: Period): SQL {
  return sql`${row.id} = any(array(
    with had as (select distinct ${event.visitor_id} as id from ${event}
      where ${event.agency_id} = ${agencyId} and ${isCounted(rule, period)})
    select id from had union
    select other.id from had
    join visitors one on one.agency_id = ${agencyId} and one.id = had.id and one.is_proven
    join visitors other on other.agency_id = ${agencyId} and other.project_id = one.project_id
      and other.user_id = one.user_id and other.is_proven))`;
}

/** Selects by indexes what may meet the conditions; undefined if no index knows any of them. */
export function selectCandidates(
  row: IndexedColumns,
  { attributes, events }: ContactConditions,
  agencyId: number,
  period: Period,
): SQL | undefined {
  return and(
    ...attributes
      .filter(isIndexedRule)
      .map(
        ({ attribute, value }) =>
          sql`${row.terms} @> array[left(${attribute}::text || '=' || lower(${value}::text), 200)]`,
      ),
    ...events.filter(({ happened }) => happened).map((rule) => hadEvent(row, rule, agencyId, period)),
  );
}
