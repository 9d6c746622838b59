import { toPage } from '../../../db/page';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { importMasters, listPublished } from '../masterTemplates/importMasters';
import { confirmBulkImport, createFailedRowsFile, findBulkImport, startBulkImport } from './bulkImport';
import { findCampaignImport, listImportable, startCampaignImport } from './campaignImport';
import { readImportFile } from './readImportFile';
import { queueImport } from './runImport';

export function templateImportsHandlers(): ContractHandlers<'templateImports'> {
  return {
    bulk: async ({ body, ctx }) => {
      const { caller, ports } = ctx;
      const file = await readImportFile(new Uint8Array(await body.file.arrayBuffer()));
      const options = { folderId: body.folderId ?? null, now: ports.clock.now() };
      const importId = await ctx.inTenant((unit) => startBulkImport(unit, file, options));
      await queueImport(ports, { agencyId: caller.agency_id, importId });
      return ctx.inTenant((unit) => findBulkImport(unit, importId));
    },
    bulkStatus: ({ params, ctx }) => ctx.inTenant((unit) => findBulkImport(unit, params.id)),
    bulkConfirm: async ({ params, ctx }) => {
      const { caller, ports } = ctx;
      const hasWork = await ctx.inTenant((unit) => confirmBulkImport(unit, params.id));
      if (hasWork) await queueImport(ports, { agencyId: caller.agency_id, importId: params.id });
      return ctx.inTenant((unit) => findBulkImport(unit, params.id));
    },
    campaigns: ({ query, ctx }) => listImportable(ctx, query),
    importCampaigns: async ({ body, ctx }) => {
      const { caller, ports } = ctx;
      const importId = await ctx.inTenant((unit) => startCampaignImport(unit, body));
      await queueImport(ports, { agencyId: caller.agency_id, importId });
      return ctx.inTenant((unit) => findCampaignImport(unit, importId));
    },
    campaignStatus: ({ params, ctx }) => ctx.inTenant((unit) => findCampaignImport(unit, params.id)),
    masterList: async ({ query, ctx }) => {
      const { rows, total } = await ctx.acrossTenants((unit) => listPublished(unit, query));
      return toPage(rows, total, query);
    },
    importMaster: async ({ body, ctx }) => {
      const message = await ctx.acrossTenants((unit) => importMasters(unit, body));
      return { message };
    },
    bulkFailed: ({ params, ctx }) => ctx.inTenant((unit) => createFailedRowsFile(unit, params.id)),
  };
}
