import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { createTag, listTags } from './createTag';
import { deleteTag } from './queries';

export function tagsHandlers(): ContractHandlers<'tags'> {
  return {
    list: ({ query, ctx }) => listTags(ctx, query),
    store: ({ body, ctx }) => createTag(ctx, body),
    delete: async ({ params, ctx }) => {
      await ctx.inTenant((unit) => deleteTag(unit, params.id));
      return { message: successMessages.deleted };
    },
  };
}
