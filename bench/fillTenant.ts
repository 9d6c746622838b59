import type pg from 'pg';
import { type TableShape, tableShapes } from './tableShape';

/** Rows of a busy agency besides its leads and the figures of its ads. */
const wanted: Readonly<Record<string, number>> = {
  clients: 40,
  folders: 25,
  templates: 200,
  media: 400,
  lead_forms: 40,
  ads: 150,
  tags: 100,
  custom_inserts: 50,
  notifications: 5_000,
};
const daysOfFigures = 60;
const auditRows = 10_000;

/** Copies the tenant's rows of a table until there are `count` rows. */
async function repeat(
  client: pg.ClientBase,
  shape: TableShape,
  agencyId: number,
  count: number,
): Promise<void> {
  const names = shape.columns.map((name) => `"${name}"`);
  const values = shape.columns.map((name) =>
    shape.uniqueWithin.has(name) || shape.uniqueOverall.has(name) ? `t."${name}" || '-' || n` : `t."${name}"`,
  );
  await client.query(
    `insert into "${shape.name}" (agency_id, ${names.join(', ')})
     select t.agency_id, ${values.join(', ')} from "${shape.name}" t, generate_series(1, $2::int) n where t.agency_id = $1
     limit greatest(0, $2 - (select count(*) from "${shape.name}" where agency_id = $1))
     on conflict do nothing`,
    [agencyId, count],
  );
}

const fillFigures = `
  insert into ad_metrics (agency_id, ad_id, day, spend, impressions, clicks, results)
  select a.agency_id, a.id, (select max(created_at)::date from ads) - d, 500 + (a.id * 37 + d * 11) % 4000,
    900 + (a.id * 13 + d) % 5000, 10 + (a.id + d) % 90, (a.id + d) % 9
  from ads a, generate_series(0, $2::int - 1) d where a.agency_id = $1 on conflict do nothing`;
const fillLeads = `
  with own_ads as (select id, client_user_id, row_number() over (order by id) - 1 as place, count(*) over () as ads_count from ads where agency_id = $1)
  insert into leads (agency_id, ad_id, client_user_id, external_id, full_name, email, phone, answers, created_at)
  select $1, a.id, a.client_user_id, 'bench-' || n, (array['Ann','Ben','Chloe','Dan','Eve','Finn','Gus','Hana'])[1 + n % 8] || ' ' || md5(n::text),
    'lead' || n || '@' || (array['mail','post','inbox'])[1 + n % 3] || '.example', '+1555' || lpad(n::text, 7, '0'),
    jsonb_build_object('full_name', 'Lead ' || n, 'favourite_day', 'Monday'), (select max(created_at) from leads) - make_interval(mins => n * 7 % 500000)
  from generate_series(1, $2::int - (select count(*)::int from leads where agency_id = $1)) n
  join own_ads a on a.place = n % a.ads_count`;

const fillAudit = `
  with own_users as (select id, entity_type, row_number() over (order by id) - 1 as place, count(*) over () as users_count
    from users where agency_id = $1)
  insert into audit_log (agency_id, action, user_id, user_name, entity_type, item_kind, item_id, changes, ip, created_at)
  select $1, kind || '.update', u.id, 'User ' || u.id, u.entity_type, kind, n, '{"name":{"from":"Before","to":"After"}}', '203.0.113.9',
    (select max(created_at) from ads) - make_interval(mins => n * 7)
  from generate_series(1, $2::int) n
  cross join lateral (select (array['clients','templates','leads','folders'])[1 + n % 4] as kind) k
  join own_users u on u.place = n % u.users_count`;

// Rows that the seeded world lacks: 3 ad sets per ad with 4 ads each; 3 delivery attempts for every fifth
// lead; 2 pictures or videos per template, every tenth of them private to a user.
const fillParts = [
  `insert into ad_sets (agency_id, ad_id, external_id, name, status)
   select agency_id, id, 'set-' || id || '-' || n, 'Ad set ' || n, 'active' from ads, generate_series(1, 3) n
   where agency_id = $1 on conflict do nothing`,
  `insert into ad_set_ads (agency_id, adset_id, external_id, name, status)
   select agency_id, id, 'ad-' || id || '-' || n, 'Ad ' || n, 'active' from ad_sets, generate_series(1, 4) n
   where agency_id = $1 on conflict do nothing`,
  `insert into lead_deliveries (agency_id, lead_id, channel, status, attempted_at)
   select agency_id, id, 'gohighlevel', 'failed', created_at + make_interval(mins => n) from leads, generate_series(1, 3) n
   where agency_id = $1 and id % 5 = 0`,
  `insert into template_media (agency_id, template_id, media_id, position)
   select t.agency_id, t.id, m.id, m.place from templates t
   join (select id, row_number() over (order by id) as place from media where agency_id = $1) m on m.place % 200 = t.id % 200
   where t.agency_id = $1 on conflict do nothing`,
  `insert into template_users (agency_id, template_id, user_id)
   select t.agency_id, t.id, u.id from templates t
   join (select min(id) as id from users where agency_id = $1 and entity_type = 'Agency') u on true
   where t.agency_id = $1 and t.id % 10 = 0 on conflict do nothing`,
];

/**
 * @throws Error if a table has fewer rows than wanted: a table without rows to copy would not be measured.
 */
async function demandFilled(client: pg.ClientBase, agencyId: number, leads: number): Promise<void> {
  for (const [name, count] of Object.entries({ ...wanted, leads, audit_log: auditRows })) {
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from "${name}" where agency_id = $1`,
      [agencyId],
    );
    const found = rows[0]?.n ?? 0;
    if (found < count) throw new Error(`${name} has ${found} rows in place of ${count}.`);
  }
}

/** Brings the seeded tenant to the size of a busy agency, in a few set-based statements. */
export async function fillTenant(client: pg.ClientBase, agencyId: number, leads: number): Promise<void> {
  const shapes = await tableShapes(client);
  for (const [name, count] of Object.entries(wanted)) {
    const shape = shapes.find((each) => each.name === name);
    if (shape) await repeat(client, shape, agencyId, count);
  }
  await client.query(fillFigures, [agencyId, daysOfFigures]);
  await client.query(fillLeads, [agencyId, leads]);
  await client.query(fillAudit, [agencyId, auditRows]);
  for (const statement of fillParts) await client.query(statement, [agencyId]);
  await demandFilled(client, agencyId, leads);
  await client.query('analyze');
}
