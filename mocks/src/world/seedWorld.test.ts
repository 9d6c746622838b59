import { asOperator, type Database, inTenant, type StoredFile } from '@adlane/api-server';
import * as schema from '@adlane/api-server/schema';
import { permissionKeys } from '@adlane/contract';
import { Template } from '@adlane/contract/ads/templates';
import { versionFields } from '@adlane/contract/constants';
import {
  checkPrivacyPolicyUrl,
  checkTemplateTexts,
  checkUrl,
  isVersionListValid,
} from '@adlane/contract/rules';
import { FlowConfig } from '@adlane/contract/widget/flowConfig';
import { ScreenshotData, WebReplay } from '@adlane/contract/widget/tickets';
import { count, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longTestMs } from '../../../test/timeLimits';
import { openEmptyDatabase } from '../../test/openEmptyDatabase';
import { demoLogins } from './demoLogins';
import { seedWorld } from './seedWorld';
import { worldNow } from './worldNow';

type World = Awaited<ReturnType<typeof openEmptyDatabase>>;
const secrets = {
  hashPassword: async (password: string) => `hash of ${password}`,
  encrypt: async (plain: string) => `sealed ${plain}`,
};

async function openWorld() {
  const opened = await openEmptyDatabase();
  const files = new Map<string, StoredFile>();
  const put = async (key: string, file: StoredFile) => void files.set(key, file);
  await seedWorld(opened.db, { now: worldNow, secrets, files: { put } });
  return { ...opened, files };
}

const tables = Object.values(schema).filter((value) => is(value, PgTable));

/** Reads every row of every table. */
async function readAllRows(db: Database): Promise<Record<string, unknown[]>> {
  return asOperator(db, async (tx) => {
    const entries: [string, unknown[]][] = [];
    for (const table of tables) entries.push([getTableName(table), await tx.select().from(table)]);
    return Object.fromEntries(entries);
  });
}

let world: World & { readonly files: Map<string, StoredFile> };
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function unzip(key: string | null): Promise<unknown> {
  const body = world.files.get(key ?? '')?.body;
  if (!body) throw new Error(`No file lies under ${key}.`);
  const stream = new Blob([new Uint8Array(body)]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).json();
}

describe('the demo data', () => {
  it.each([
    ['agencies', schema.agencies, 3],
    ['clients', schema.clients, 6],
    ['niches', schema.niches, 9],
    ['requests for niches', schema.niche_requests, 1],
    ['categories', schema.categories, 18],
    ['templates', schema.templates, 40],
    ['leads', schema.leads, 300],
    ['ads', schema.ads, 13],
    ['sources', schema.sources, 3],
    ['tickets', schema.tickets, 8],
    ['projects', schema.projects, 2],
  ] as const)('the demo data has %s', async (_name, table, expected) => {
    const [row] = await asOperator(world.db, (tx) => tx.select({ rows: count() }).from(table));
    expect(row?.rows).toBe(expected);
  });

  it('every row of the demo data belongs to its own agency', async () => {
    for (const id of [1, 2]) {
      const seen = await inTenant(world.db, id, (tx) => tx.select().from(schema.templates));
      expect(seen).toHaveLength(18);
      expect(new Set(seen.map(({ agency_id }) => agency_id))).toEqual(new Set([id]));
    }
  });

  it('no id of the demo data belongs to two tables', async () => {
    const owners = new Map<number, string>();
    for (const [table, rows] of Object.entries(await readAllRows(world.db))) {
      const ids: unknown[] = rows.map((row) => Reflect.get(Object(row), 'id'));
      for (const id of ids.filter((value) => typeof value === 'number')) {
        expect(owners.get(id) ?? table, `${table} ${id}`).toBe(table);
        owners.set(id, table);
      }
    }
    expect(owners.size).toBeGreaterThan(1000);
  });

  it('the demo data has a login for every role, and a client who may launch', async () => {
    const { users, client_permissions } = await readAllRows(world.db);
    for (const { email, role } of demoLogins) {
      expect(users).toContainEqual(expect.objectContaining({ email, entity_type: role }));
    }
    expect(client_permissions?.[0]).toMatchObject({ adlane_all: true, ads_launch: true });
    expect(Object.keys(client_permissions?.[0] ?? {})).toEqual(expect.arrayContaining([...permissionKeys]));
  });

  it('ads that have run have a month of metrics', async () => {
    const metrics = await asOperator(world.db, (tx) => tx.select().from(schema.ad_metrics));
    expect(metrics.length).toBeGreaterThan(180);
    for (const { spend, impressions, clicks, results, day } of metrics) {
      expect(spend).toBeGreaterThan(0);
      expect(impressions).toBeGreaterThan(clicks);
      expect(clicks).toBeGreaterThanOrEqual(results);
      expect(new Date(day).getTime()).toBeLessThanOrEqual(worldNow.getTime());
    }
  });
});

describe('the demo data follows the rules', () => {
  it('the texts of every demo template follow ads §4 and §5', async () => {
    const rows = await asOperator(world.db, (tx) => tx.select().from(schema.templates));
    for (const { name, templateContent, templateTargeting } of rows) {
      expect(checkTemplateTexts(templateContent), name).toEqual({});
      for (const field of versionFields)
        expect(isVersionListValid(templateContent[field], field), name).toBe(true);
      expect(checkUrl(templateContent.landingPageUrl), name).toBeUndefined();
      expect(Template.shape.templateContent.parse(templateContent)).toEqual(templateContent);
      expect(Template.shape.templateTargeting.parse(templateTargeting)).toEqual(templateTargeting);
    }
  });

  it('every demo lead form has a privacy URL or the insert for one', async () => {
    const forms = await asOperator(world.db, (tx) => tx.select().from(schema.lead_forms));
    for (const { content } of forms)
      expect(checkPrivacyPolicyUrl(String(content.privacyPolicyUrl))).toBeUndefined();
  });

  it('the demo widget has a valid configuration', async () => {
    const [project] = await asOperator(world.db, (tx) => tx.select().from(schema.projects));
    const { feedbackFlows } = FlowConfig.parse(project?.flowConfig);
    expect(feedbackFlows[0]?.id).toBe('bugreporting');
    expect(feedbackFlows[0]?.form.map(({ type, required }) => [type, required])).toEqual([
      ['textarea', true],
      ['email', false],
      ['capture', false],
    ]);
  });

  it('one demo ticket has a screenshot and a replay', async () => {
    const rows = await asOperator(world.db, (tx) => tx.select().from(schema.tickets));
    const [recorded] = rows.filter(({ replay_key }) => replay_key !== null);
    const replay = WebReplay.parse(await unzip(recorded?.replay_key ?? null));
    expect(replay.events.length).toBeGreaterThan(20);
    expect(ScreenshotData.parse(await unzip(recorded?.screenshot_key ?? null)).html).toContain(
      'Book a visit',
    );
  });

  it('demo media are images in the file store', async () => {
    const rows = await asOperator(world.db, (tx) => tx.select().from(schema.media));
    for (const { file_key, type, bytes } of rows) {
      const file = world.files.get(file_key ?? '');
      expect(file?.type).toBe(type);
      expect(file?.body.byteLength).toBe(bytes);
      expect([...(file?.body.subarray(1, 4) ?? [])]).toEqual(
        [...'PNG'].map((letter) => letter.charCodeAt(0)),
      );
    }
  });
});

it('seeding again changes nothing, and a second database gets identical rows', {
  timeout: longTestMs,
}, async () => {
  const before = await readAllRows(world.db);
  expect(await seedWorld(world.db, { now: worldNow, secrets })).toBe(false);
  expect(await readAllRows(world.db)).toEqual(before);
  const other = await openWorld();
  expect(await readAllRows(other.db)).toEqual(before);
  await other.close();
});
