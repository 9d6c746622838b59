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
    list: ({ query, ctx }) => ctx.acrossTenants((unit) => listMasters(unit, query)),
    view: ({ params, ctx }) => ctx.acrossTenants((unit) => findMaster(unit, params.id)),
    store: ({ body, ctx }) => ctx.acrossTenants((unit) => createMaster(unit, body)),
    update: ({ params, body, ctx }) =>
      ctx.acrossTenants((unit) => updateMaster(unit, { ...params, ...body })),
    publish: ({ params, body, ctx }) =>
      ctx.acrossTenants((unit) => publishMaster(unit, { ...params, ...body })),
    duplicate: ({ params, ctx }) =>
      ctx.acrossTenants(async (unit) => {
        const { id } = await duplicateTemplate(unit, params.id);
        return findMaster(unit, id);
      }),
    move: async ({ body, ctx }) => {
      await ctx.acrossTenants((unit) => moveMasters(unit, body));
      return { message: successMessages.templateMoved };
    },
    delete: async ({ params, ctx }) => {
      await ctx.acrossTenants((unit) => deleteTemplate(unit, params.id));
      return { message: successMessages.templateDeleted };
    },
  };
}
