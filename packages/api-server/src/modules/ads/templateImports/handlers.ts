import { maxImportBytes } from '@adlane/contract/constants';
import { toPage } from '../../../db/page';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { collectFile } from '../../../http/requests/collectFile';
import { importMasters, listPublished } from '../masterTemplates/importMasters';
import { confirmBulkImport, createFailedRowsFile, findBulkImport, startBulkImport } from './bulkImport';
import { findCampaignImport, listImportable, startCampaignImport } from './campaignImport';
import { queueImport } from './runImport';

const fileLimit = { maxBytes: maxImportBytes, tooLarge: 'Import files cannot exceed 10 MB.' };

export function templateImportsHandlers(): ContractHandlers<'templateImports'> {
  return {
    bulk: async ({ body, call }) => {
      const { caller, ports } = call;
      const { stored: file, fields } = await body.receive(async (incoming) =>
        ports.untrusted.run('templateImports.bulk', await collectFile(incoming, fileLimit)),
      );
      const folderId = fields.folderId ?? null;
      const importId = await call.inTenant((ctx) => startBulkImport(ctx, { file, folderId }));
      await queueImport(ports, { agencyId: caller.agency_id, importId });
      return call.inTenant((ctx) => findBulkImport(ctx, { id: importId }));
    },
    bulkStatus: ({ params, call }) => call.inTenant((ctx) => findBulkImport(ctx, params)),
    bulkConfirm: async ({ params, call }) => {
      const { caller, ports } = call;
      const hasWork = await call.inTenant((ctx) => confirmBulkImport(ctx, params));
      if (hasWork) await queueImport(ports, { agencyId: caller.agency_id, importId: params.id });
      return call.inTenant((ctx) => findBulkImport(ctx, params));
    },
    campaigns: ({ query, call }) => listImportable(call, query),
    importCampaigns: async ({ body, call }) => {
      const { caller, ports } = call;
      const importId = await call.inTenant((ctx) => startCampaignImport(ctx, body));
      await queueImport(ports, { agencyId: caller.agency_id, importId });
      return call.inTenant((ctx) => findCampaignImport(ctx, { id: importId }));
    },
    campaignStatus: ({ params, call }) => call.inTenant((ctx) => findCampaignImport(ctx, params)),
    masterList: async ({ query, call }) => {
      const { rows, total } = await call.acrossTenants((ctx) => listPublished(ctx, query));
      return toPage(rows, total, query);
    },
    importMaster: async ({ body, call }) => {
      const message = await call.acrossTenants((ctx) => importMasters(ctx, body));
      return { message };
    },
    bulkFailed: ({ params, call }) => call.inTenant((ctx) => createFailedRowsFile(ctx, params)),
  };
}
