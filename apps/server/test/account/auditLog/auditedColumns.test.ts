import { inTenant } from '@adlane/api-server';
import { audit_log, project_webhooks, projects, sources } from '@adlane/api-server/schema';
import { contract, listCalls, type NamedCall } from '@adlane/contract';
import { eq, getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  listAuditedColumns,
  listAuditedTables,
} from '../../../../../packages/api-server/src/modules/account/auditLog/auditedTables';
import { createCallAudit } from '../../../../../packages/api-server/src/modules/account/auditLog/createCallAudit';
import { findRow, insertRows } from '../../fixtures/rows/rows';
import { createDemoTest, type DemoTest } from '../../harness/createDemoTest';

let test: DemoTest;
beforeAll(async () => {
  test = await createDemoTest();
});
afterAll(() => test.close());

const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Collects the names of all fields of a JSON schema, at any depth, in the spelling of columns. */
function collectFields(shape: unknown, names: Set<string>): void {
  if (typeof shape !== 'object' || shape === null) return;
  if ('properties' in shape && typeof shape.properties === 'object' && shape.properties !== null)
    for (const name of Object.keys(shape.properties)) names.add(toSnakeCase(name));
  for (const inner of Object.values(shape)) collectFields(inner, names);
}

/** Fields that users send or are shown, by the contract. */
function listFields(): ReadonlySet<string> {
  const names = new Set<string>();
  const options = { unrepresentable: 'any', reused: 'inline' } as const;
  for (const { call } of listCalls(contract)) {
    if (call.body) collectFields(z.toJSONSchema(call.body, { ...options, io: 'input' }), names);
    if (call.response instanceof z.ZodType) collectFields(z.toJSONSchema(call.response, options), names);
  }
  return names;
}

/** Columns that neither are in the contract nor are secret by their names, checked one by one: none holds a secret. */
const internal = new Set(
  `ad_types availability_at chosen_at client_id config_version cost_alerted_at crm_contact_id crm_source_id crm_user_id
  default_permissions deleted_at deliveries_paused_at delivery_attempts delivery_due_at details external_ids
  failed_deliveries file_key form_external_id full_name google_sub identity_key_version import_id import_row imported_campaign_id
  is_launched_by_client launch_id master_template_id parent_id position previous_identity_key_until refresh_due_at
  renewing_until replay_key resources_due_at resources_key retrieval_attempts retrieval_due_at screenshot_key
  source_media_id target_id team_unread thumbnail_key visitor_id waiting_notified_at white_label_checked_at
  webhook_key white_label_claimed_at white_label_verified_at`.split(/\s+/),
);

describe('a column that an audit entry can name', () => {
  const fields = listFields();

  it.each(listAuditedTables().map((table) => ({ name: getTableName(table), table })))(
    'of $name is a field of the contract, or known to be no secret',
    ({ name, table }) => {
      const columns = Object.values(listAuditedColumns(table)).map((column) => column.name);
      const unknown = columns.filter((column) => !fields.has(column) && !internal.has(column));
      expect([name, unknown]).toEqual([name, []]);
    },
  );
});

const canary = 'canary-secret';

describe('a call without input that changes secrets and a name', () => {
  /** Makes a row of each table with secrets whose calls can come without input. */
  async function listRecords() {
    const { agencyId: agency_id } = test;
    const project = await findRow(test.ownerPool, projects, { where: { agency_id } });
    const hook = { agency_id, project_id: project.id, name: 'Hook', url: 'https://a.test', events: [] };
    await insertRows(test.ownerPool, project_webhooks, [{ ...hook, sealed_secret: 'sealed' }]);
    const find = { where: { agency_id } };
    return [
      { resource: 'projects', table: projects, row: project },
      {
        resource: 'projectWebhooks',
        table: project_webhooks,
        row: await findRow(test.ownerPool, project_webhooks, find),
      },
      { resource: 'sources', table: sources, row: await findRow(test.ownerPool, sources, find) },
    ];
  }

  it('is recorded with the name alone', async () => {
    const { user_id } = await findRow(test.ownerPool, audit_log, { where: { agency_id: test.agencyId } });
    const caller = {
      kind: 'user',
      agency_id: test.agencyId,
      user_id,
      session_id: 1,
      entity_type: 'Agency',
      client_id: null,
      permissions: {},
    } as const;
    const { body: _body, ...call } = contract.projects.update;
    for (const { resource, table, row } of await listRecords()) {
      const shown = listAuditedColumns(table);
      const columns = Object.entries(getTableColumns(table));
      const hidden = columns.flatMap(([name, { dataType }]) =>
        dataType === 'string' && !(name in shown) ? [name] : [],
      );
      expect(hidden.length).toBeGreaterThan(1);
      const change = { name: 'Planted', ...Object.fromEntries(hidden.map((name) => [name, canary])) };
      const named: NamedCall = { name: `${resource}.planted`, resource, call: { ...call, method: 'POST' } };
      const params = { id: row.id };
      const audit = createCallAudit(test.ports, { named, caller, params, body: undefined, ip: '::1' });
      await inTenant(test.ports.db, test.agencyId, async (tx) =>
        audit?.openTransaction()(tx, async () => {
          await tx
            .update(table as PgTable)
            .set(change)
            .where(eq(table.id, row.id));
        }),
      );
      const entry = await findRow(test.ownerPool, audit_log, { where: { action: named.name } });
      expect([resource, entry.changes]).toEqual([resource, { name: { from: row.name, to: 'Planted' } }]);
    }
  });
});
