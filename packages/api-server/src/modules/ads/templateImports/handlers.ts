import { maxImportBytes } from '@adlane/contract/constants';
import { toPage } from '../../../db/page';
import { nameTenant } from '../../../http/callers';
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
      const { stored: file, fields } = await body.receive(async (incoming) => {
        const bytes = await collectFile(incoming, fileLimit);
        return ports.untrusted.run('templateImports.bulk', bytes, nameTenant(caller));
      });
      const folderId = fields.folderId ?? null;
      const started = await call.inTenant(async (ctx) => {
        const id = await startBulkImport(ctx, { file, folderId });
        return call.commitAnswer(await findBulkImport(ctx, { id }));
      });
      await queueImport(ports, { agencyId: caller.agency_id, importId: started.id });
      return started;
    },
    bulkStatus: ({ params, call }) => call.inTenant((ctx) => findBulkImport(ctx, params)),
    bulkConfirm: async ({ params, call }) => {
      const { caller, ports } = call;
      const { hasWork, confirmed } = await call.inTenant(async (ctx) => ({
        hasWork: await confirmBulkImport(ctx, params),
        confirmed: call.commitAnswer(await findBulkImport(ctx, params)),
      }));
      if (hasWork) await queueImport(ports, { agencyId: caller.agency_id, importId: params.id });
      return confirmed;
    },
    campaigns: ({ query, call }) => listImportable(call, query),
    importCampaigns: async ({ body, call }) => {
      const { caller, ports } = call;
      const started = await call.inTenant(async (ctx) => {
        const id = await startCampaignImport(ctx, body);
        return call.commitAnswer(await findCampaignImport(ctx, { id }));
      });
      await queueImport(ports, { agencyId: caller.agency_id, importId: started.id });
      return started;
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
