import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { deleteTag } from './commands';
import { createTag, listTags } from './createTag';

export function tagsHandlers(): ContractHandlers<'tags'> {
  return {
    list: ({ query, call }) => listTags(call, query),
    store: ({ body, call }) => createTag(call, body),
    delete: async ({ params, call }) => {
      await call.inTenant((ctx) => deleteTag(ctx, params.id));
      return { message: successMessages.deleted };
    },
  };
}
