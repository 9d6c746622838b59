import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { deleteTemplate, duplicateTemplate } from '../templates/templateActions';
import {
  createMaster,
  findMaster,
  listMasters,
  moveMasters,
  publishMaster,
  updateMaster,
} from './manageMasters';

export function masterTemplatesHandlers(): ContractHandlers<'masterTemplates'> {
  return {
    list: ({ query, call }) => call.acrossTenants((ctx) => listMasters(ctx, query)),
    view: ({ params, call }) => call.acrossTenants((ctx) => findMaster(ctx, params)),
    store: ({ body, call }) => call.acrossTenants((ctx) => createMaster(ctx, body)),
    update: ({ params, body, call }) =>
      call.acrossTenants((ctx) => updateMaster(ctx, { ...body, ...params })),
    publish: ({ params, body, call }) =>
      call.acrossTenants((ctx) => publishMaster(ctx, { ...body, ...params })),
    duplicate: ({ params, call }) =>
      call.acrossTenants(async (ctx) => {
        const { id } = await duplicateTemplate(ctx, params);
        return findMaster(ctx, { id });
      }),
    move: async ({ body, call }) => {
      await call.acrossTenants((ctx) => moveMasters(ctx, body));
      return { message: successMessages.templateMoved };
    },
    delete: async ({ params, call }) => {
      await call.acrossTenants((ctx) => deleteTemplate(ctx, params));
      return { message: successMessages.templateDeleted };
    },
  };
}
