import type pg from 'pg';

/** The agency that signs in, one of its projects, and the time of the latest row. */
const own = `own as (
  select u.agency_id, u.id as user_id, p.id as project_id, (select max(created_at) from tickets) as latest
  from users u join projects p on p.agency_id = u.agency_id
  where u.email = 'agency@adlane.test' order by p.id limit 1)`;

const inboxColumns =
  'priority, status, tags, assignee_id, waiting_since, team_unread, created_at, updated_at';
/** In proportions of a busy team: nine of ten threads are closed. */
const inboxValues = `
  (array['LOW', 'MEDIUM', 'HIGH'])[1 + n % 3], case when n % 10 = 0 then 'OPEN' else 'DONE' end,
  case when n % 800 = 0 then array['legal'] when n % 50 = 0 then array['refund'] when n % 7 = 0 then array['question'] else '{}'::text[] end,
  case when n % 20 = 0 then own.user_id end, case when n % 40 = 0 then own.latest - make_interval(mins => n) end,
  case when n % 25 = 0 then 2 else 0 end,
  own.latest - make_interval(mins => n), own.latest - make_interval(mins => n)`;
const title = `(array['Invoice', 'Login', 'Refund', 'Upload', 'Export', 'Template', 'Budget', 'Preview'])[1 + n % 8]
  || ' ' || n || case when n % 499 = 0 then ' zeppelin' when n % 498 = 0 then ' فاتورة' else '' end`;

const statements = [
  `with ${own}
   insert into visitors (agency_id, project_id, gleap_id, gleap_hash_digest, name, email, created_at, updated_at)
   select own.agency_id, own.project_id, 'inbox-' || n, '-', 'Visitor ' || n, 'visitor' || n || '@mail.example', own.latest, own.latest
   from own, generate_series(1, $1::int / 10) n`,
  `with ${own}, people as (
     select id, row_number() over (order by id) - 1 as place, count(*) over () as total
     from visitors where gleap_id like 'inbox-%')
   insert into tickets (agency_id, project_id, visitor_id, share_token, type, title, ${inboxColumns})
   select own.agency_id, own.project_id, people.id, 'ticket-' || n, 'BUG', ${title}, ${inboxValues}
   from own, generate_series(1, $1::int / 2) n join people on people.place = n % people.total`,
  `with ${own}, people as (
     select id, row_number() over (order by id) - 1 as place, count(*) over () as total
     from visitors where gleap_id like 'inbox-%')
   insert into conversations (agency_id, project_id, visitor_id, share_token, title, last_text, visitor_wrote_at, ${inboxColumns})
   select own.agency_id, own.project_id, people.id, 'conversation-' || n, ${title}, 'Thank you', own.latest, ${inboxValues}
   from own, generate_series(1, $1::int / 2) n join people on people.place = n % people.total`,
];

/** Fills the inbox of the seeded agency with this many threads: half of them tickets, half conversations. */
export async function fillInbox(client: pg.ClientBase, count: number): Promise<void> {
  for (const statement of statements) await client.query(statement, [count]);
  await client.query('vacuum analyze');
}
