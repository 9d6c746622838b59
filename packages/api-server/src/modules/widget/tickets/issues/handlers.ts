import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../../http/contractHandlers';
import { createIssue, linkIssue, listIssues, refreshIssue, unlinkIssue } from './manageIssues';

export function ticketIssuesHandlers(): ContractHandlers<'ticketIssues'> {
  return {
    list: ({ params, call }) => call.inTenant((ctx) => listIssues(ctx, params)),
    store: ({ params, body, call }) => createIssue(call, { ...body, ...params }),
    link: ({ params, body, call }) => linkIssue(call, { ...body, ...params }),
    refresh: ({ params, call }) => refreshIssue(call, params),
    delete: async ({ params, call }) => {
      await call.inTenant((ctx) => unlinkIssue(ctx, params));
      return { message: successMessages.deleted };
    },
  };
}
