import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { createFolder, deleteFolder, duplicateFolder, updateFolder } from './manageFolders';
import { listFolders } from './queries';

export function foldersHandlers(): ContractHandlers<'folders'> {
  return {
    list: ({ query, call }) => call.inTenant((ctx) => listFolders(ctx, query)),
    store: ({ body, call }) => call.inTenant((ctx) => createFolder(ctx, body)),
    rename: ({ params, body, call }) => call.inTenant((ctx) => updateFolder(ctx, { ...body, ...params })),
    archive: async ({ params, call }) => {
      await call.inTenant((ctx) => updateFolder(ctx, { ...params, status: 'archived' }));
      return { message: successMessages.saved };
    },
    delete: async ({ params, call }) => {
      await call.inTenant((ctx) => deleteFolder(ctx, params));
      return { message: successMessages.deleted };
    },
    duplicate: ({ params, call }) => call.inTenant((ctx) => duplicateFolder(ctx, params)),
    updateStatus: ({ params, body, call }) =>
      call.inTenant((ctx) => updateFolder(ctx, { ...body, ...params })),
    clientAccessibility: ({ params, body, call }) =>
      call.inTenant((ctx) => updateFolder(ctx, { ...body, ...params })),
  };
}
