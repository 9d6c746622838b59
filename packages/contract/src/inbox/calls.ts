import * as z from 'zod';
import { forAgency } from '../access';
import { maxMessageLength } from '../conversations/schemas';
import { call } from '../define';
import { queryId, requiredText } from '../fields';
import { idParams, listQuery, pageResponse } from '../list';
import { conversationStatuses, InboxConversation, InboxRow } from './schemas';

export const inboxCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/inbox',
    summary: 'Conversations of visitors with the team',
    spec: 'widget §2.3',
    access: forAgency,
    query: listQuery({
      sort: ['updated_at'],
      filters: {
        status: z.enum(conversationStatuses).optional(),
        project_id: queryId.optional(),
      },
      perPage: 20,
    }),
    response: pageResponse(InboxRow),
  }),
  view: call({
    method: 'GET',
    path: '/api/v1/inbox/{id}',
    summary: 'One conversation with its messages and its visitor',
    spec: 'widget §2.3',
    access: forAgency,
    params: idParams,
    response: InboxConversation,
  }),
  reply: call({
    method: 'POST',
    path: '/api/v1/inbox/{id}/reply',
    summary: 'Reply to the visitor; open pages show it at once',
    spec: 'widget §2.3',
    access: forAgency,
    params: idParams,
    body: z.object({ text: requiredText(maxMessageLength) }),
    response: InboxConversation,
    status: 201,
  }),
  read: call({
    method: 'POST',
    path: '/api/v1/inbox/{id}/read',
    summary: "Mark the visitor's messages as read",
    spec: 'widget §2.3',
    access: forAgency,
    params: idParams,
    response: InboxConversation,
  }),
  updateStatus: call({
    method: 'PUT',
    path: '/api/v1/inbox/{id}',
    summary: 'Close a conversation, or open it again',
    spec: 'widget §2.3',
    access: forAgency,
    params: idParams,
    body: z.object({ status: z.enum(conversationStatuses) }),
    response: InboxConversation,
  }),
};
