import { successMessages } from '@adlane/contract/constants';
import { toPage } from '../../db/page';
import type { ContractHandlers } from '../../http/contractHandlers';
import { changeFolder, createFolder, duplicateFolder, removeFolder, toFolder } from './manageFolders';
import { listFolders } from './queries';

export function foldersHandlers(): ContractHandlers<'folders'> {
  return {
    list: async ({ query, ctx }) => {
      const { rows, total } = await ctx.inTenant((unit) => listFolders(unit, query));
      return toPage(rows.map(toFolder), total, query);
    },
    store: ({ body, ctx }) => ctx.inTenant((unit) => createFolder(unit, body)),
    rename: (input) =>
      input.ctx.inTenant((unit) => changeFolder(unit, input.params.id, { name: input.body.name })),
    archive: async (input) => {
      await input.ctx.inTenant((unit) => changeFolder(unit, input.params.id, { status: 'archived' }));
      return { message: successMessages.saved };
    },
    delete: async (input) => {
      await input.ctx.inTenant((unit) => removeFolder(unit, input.params.id));
      return { message: successMessages.deleted };
    },
    duplicate: (input) => input.ctx.inTenant((unit) => duplicateFolder(unit, input.params.id)),
    updateStatus: (input) =>
      input.ctx.inTenant((unit) => changeFolder(unit, input.params.id, { status: input.body.status })),
    clientAccessibility: (input) =>
      input.ctx.inTenant((unit) =>
        changeFolder(unit, input.params.id, { client_accessibility: input.body.client_accessibility }),
      ),
  };
}
