import type pg from 'pg';

/** The agency that signs in, one of its projects, and the time of the measurement. */
const own = `own as (
  select u.agency_id, p.id as project_id, $2::timestamptz as now
  from users u join projects p on p.agency_id = u.agency_id
  where u.email = 'agency@adlane.test' order by p.id limit 1)`;

const statements = [
  `with ${own}
   insert into visitors (agency_id, project_id, gleap_id, gleap_hash_digest, user_id, is_proven, name, email, phone, value,
     lang, custom_data, last_seen_at, created_at, updated_at, changed_at)
   select own.agency_id, own.project_id, 'contacts-' || n, '-', 'user-' || n, n % 4 = 0,
     (array['Ann', 'Bob', 'Cyd', 'Dee', 'Eve', 'Finn', 'Gus', 'Hal'])[1 + n % 8] || ' Number ' || n
       || case when n % 499 = 0 then ' zeppelin' else '' end,
     'person' || n || '@mail.example', '+1555' || n, n % 1000, (array['en', 'de', 'ar'])[1 + n % 3],
     jsonb_build_object('plan', (array['free', 'pro', 'team', 'free'])[1 + n % 4], 'seats', n % 50,
       'companyName', 'Company ' || n % 997, 'beta', n % 499 = 0,
       'renewal', (own.now::date + n % 500)::text) || case when n % 211 = 0 then '{}' else jsonb_build_object('segment', n % 7) end,
     own.now - make_interval(mins => n), own.now - make_interval(mins => 2 * n), own.now,
     clock_timestamp() - make_interval(mins => n)
   from own, generate_series(1, $1::int) n`,
  // Everyone had a frequent event, every tenth another one, and few a rare one.
  `with ${own}
   insert into visitor_events (agency_id, visitor_id, name, date, created_at)
   select own.agency_id, v.id, event.name, own.now, own.now - make_interval(mins => (v.id * event.every) % 40000)
   from own join visitors v on v.agency_id = own.agency_id and v.gleap_id like 'contacts-%'
   join (values ('pageView', 1), ('Bought', 10), ('Refunded', 499)) as event(name, every) on v.id % event.every = 0`,
];

/** Adds this many persons to the seeded agency: a quarter of them proven, each with a name and events. */
export async function fillContacts(client: pg.ClientBase, count: number, now: Date): Promise<void> {
  const [visitors = '', events = ''] = statements;
  await client.query(visitors, [count, now]);
  await client.query(events.replace('$2', '$1'), [now]);
  await client.query('vacuum analyze');
}
