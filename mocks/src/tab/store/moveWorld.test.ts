import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureWorld } from '../../../scripts/ensureWorld.mjs';
import { worldNow } from '../../world/worldNow';
import { openDump, openStoredDump, writeDump } from '../dump/openDump';
import { moveWorld } from './moveWorld';

const day = 86_400_000;
let opened: PGlite;

/** The dates of the demo: when the last lead came, and the last day with figures. */
async function findDates(pglite: PGlite) {
  const { rows } = await pglite.query<{ lead: Date; day: Date; days: number }>(
    'select (select max(created_at) from leads) as lead, max(day)::timestamp as day, count(*)::int as days from ad_metrics',
  );
  const [row] = rows;
  if (!row) throw new Error('The query returned no row.');
  return { lead: row.lead.getTime(), day: row.day.getTime(), days: row.days };
}

beforeAll(async () => {
  await ensureWorld();
  opened = await openDump();
});
afterAll(() => opened.close());

it('a stored world moves all dates by whole days, and has them after it is written and opened again', async () => {
  const before = await findDates(opened);
  await moveWorld(opened, worldNow, new Date(worldNow.getTime() + 23.5 * day));
  const moved = { lead: before.lead + 23 * day, day: before.day + 23 * day, days: before.days };
  expect(await findDates(opened)).toEqual(moved);
  const again = await openStoredDump(await writeDump(opened));
  expect(await findDates(again)).toEqual(moved);
  await again.close();
});

it('a world of the future stays where it is', async () => {
  const before = await findDates(opened);
  await moveWorld(opened, worldNow, new Date(worldNow.getTime() - day));
  expect(await findDates(opened)).toEqual(before);
});
