import { pageOf } from '../../db/page';
import type { ContractHandlers } from '../contractHandlers';
import { importMasters, listPublished } from '../masterTemplates/importMasters';
import { confirmBulkImport, failedRowsFile, startBulkImport, viewBulkImport } from './bulkImport';
import { listImportable, startCampaignImport, viewCampaignImport } from './campaignImport';
import { readImportFile } from './readImportFile';
import { queueImport } from './runImport';

export function templateImportsHandlers(): ContractHandlers<'templateImports'> {
  return {
    bulk: async ({ body, ctx }) => {
      const { caller, ports } = ctx;
      const file = readImportFile(new Uint8Array(await body.file.arrayBuffer()));
      const options = { folderId: body.folderId ?? null, now: ports.clock.now() };
      const importId = await ctx.inTenant(({ tx }) => startBulkImport(tx, caller, file, options));
      await queueImport(ports, { agencyId: caller.agency_id, importId });
      return ctx.inTenant(({ tx }) => viewBulkImport(tx, caller, importId));
    },
    bulkStatus: ({ params, ctx }) => ctx.inTenant(({ tx }) => viewBulkImport(tx, ctx.caller, params.id)),
    bulkConfirm: async ({ params, ctx }) => {
      const { caller, ports } = ctx;
      const target = { caller, id: params.id, now: ports.clock.now() };
      const hasWork = await ctx.inTenant(({ tx }) => confirmBulkImport(tx, target));
      if (hasWork) await queueImport(ports, { agencyId: caller.agency_id, importId: params.id });
      return ctx.inTenant(({ tx }) => viewBulkImport(tx, caller, params.id));
    },
    campaigns: ({ query, ctx }) => listImportable(ctx, query),
    importCampaigns: async ({ body, ctx }) => {
      const { caller, ports } = ctx;
      const now = ports.clock.now();
      const importId = await ctx.inTenant(({ tx }) => startCampaignImport(tx, caller, body, now));
      await queueImport(ports, { agencyId: caller.agency_id, importId });
      return ctx.inTenant(({ tx }) => viewCampaignImport(tx, caller, importId));
    },
    campaignStatus: ({ params, ctx }) =>
      ctx.inTenant(({ tx }) => viewCampaignImport(tx, ctx.caller, params.id)),
    masterList: async ({ query, ctx }) => {
      const { rows, total } = await ctx.acrossTenants(({ tx }) => listPublished(tx, ctx.caller, query));
      return pageOf(rows, total, query);
    },
    importMaster: async ({ body, ctx }) => {
      const now = ctx.ports.clock.now();
      const message = await ctx.acrossTenants(({ tx }) => importMasters(tx, ctx.caller, body, now));
      return { message };
    },
    bulkFailed: ({ params, ctx }) => ctx.inTenant(({ tx }) => failedRowsFile(tx, ctx.caller, params.id)),
  };
}
