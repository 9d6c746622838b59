import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { createFolder, deleteFolder, duplicateFolder, updateFolder } from './manageFolders';
import { listFolders } from './queries';

export function foldersHandlers(): ContractHandlers<'folders'> {
  return {
    list: ({ query, ctx }) => ctx.inTenant((unit) => listFolders(unit, query)),
    store: ({ body, ctx }) => ctx.inTenant((unit) => createFolder(unit, body)),
    rename: ({ params, body, ctx }) => ctx.inTenant((unit) => updateFolder(unit, { ...params, ...body })),
    archive: async ({ params, ctx }) => {
      await ctx.inTenant((unit) => updateFolder(unit, { ...params, status: 'archived' }));
      return { message: successMessages.saved };
    },
    delete: async ({ params, ctx }) => {
      await ctx.inTenant((unit) => deleteFolder(unit, params.id));
      return { message: successMessages.deleted };
    },
    duplicate: ({ params, ctx }) => ctx.inTenant((unit) => duplicateFolder(unit, params.id)),
    updateStatus: ({ params, body, ctx }) =>
      ctx.inTenant((unit) => updateFolder(unit, { ...params, ...body })),
    clientAccessibility: ({ params, body, ctx }) =>
      ctx.inTenant((unit) => updateFolder(unit, { ...params, ...body })),
  };
}
