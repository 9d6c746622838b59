import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../http/contractHandlers';
import { notFound } from '../../http/problem';
import { createTag, listTags } from './createTag';
import { deleteTag } from './queries';

export function tagsHandlers(): ContractHandlers<'tags'> {
  return {
    list: ({ query, ctx }) => listTags(ctx, query),
    store: ({ body, ctx }) => createTag(ctx, body),
    delete: async ({ params, ctx }) => {
      if (!(await ctx.inTenant(({ tx }) => deleteTag(tx, ctx.caller.agency_id, params.id)))) throw notFound();
      return { message: successMessages.deleted };
    },
  };
}
