import * as z from 'zod';
import { forVisitor } from '../../access';
import { call } from '../../define';
import { listQuery, pageResponse } from '../../list';
import { Conversation, fileUpload, maxMessageFiles, maxMessageLength } from './schemas';

const params = z.object({ shareToken: z.string().min(1).max(100) });
const text = z.string().trim().min(1, 'This field is required.').max(maxMessageLength);

export const conversationsCalls = {
  list: call({
    method: 'GET',
    path: '/sdk/conversations',
    summary: "The visitor's conversations",
    spec: 'widget §2.3',
    access: forVisitor,
    query: listQuery({ sort: ['updated_at'] }),
    response: pageResponse(Conversation.omit({ messages: true, teamTyping: true, helpAnswers: true })),
  }),
  view: call({
    method: 'GET',
    path: '/sdk/conversations/{shareToken}',
    summary: 'One conversation with its messages',
    spec: 'widget §2.3',
    access: forVisitor,
    params,
    response: Conversation,
  }),
  start: call({
    method: 'POST',
    path: '/sdk/conversations',
    summary: 'Start a conversation, with a bot where one is named',
    spec: 'widget §2.3',
    access: forVisitor,
    budget: 'create',
    body: z.object({ text: text.optional(), botId: z.string().max(100).optional() }),
    response: Conversation,
    status: 201,
  }),
  send: call({
    method: 'POST',
    path: '/sdk/conversations/{shareToken}/messages',
    summary: 'Write in a conversation',
    spec: 'widget §2.3',
    access: forVisitor,
    params,
    body: z
      .object({
        text: z.string().trim().max(maxMessageLength).default(''),
        files: z.array(z.string().max(100)).max(maxMessageFiles).default([]),
      })
      .refine((message) => message.text !== '' || message.files.length > 0, {
        path: ['text'],
        message: 'This field is required.',
      }),
    response: Conversation,
    status: 201,
  }),
  requestPerson: call({
    method: 'POST',
    path: '/sdk/conversations/{shareToken}/person',
    summary: 'Leave a conversation to the team; the bot answers no more',
    spec: 'widget §2.3',
    access: forVisitor,
    params,
    response: Conversation,
  }),
  upload: call({
    method: 'POST',
    path: '/sdk/conversations/files',
    summary: 'Store a file to send with a message',
    spec: 'widget §2.3',
    access: forVisitor,
    budget: 'file',
    ...fileUpload,
  }),
  file: call({
    method: 'GET',
    path: '/sdk/conversations/{shareToken}/files/{token}',
    summary: 'A file of a message',
    spec: 'widget §2.3',
    access: forVisitor,
    params: params.extend({ token: z.string().min(1).max(100) }),
    response: 'file',
  }),
  typing: call({
    method: 'POST',
    path: '/sdk/conversations/{shareToken}/typing',
    summary: 'Show the team that the visitor is typing',
    spec: 'widget §2.3',
    access: forVisitor,
    budget: 'signal',
    params,
    response: 'empty',
    status: 204,
  }),
  read: call({
    method: 'POST',
    path: '/sdk/conversations/{shareToken}/read',
    summary: 'Mark a conversation as read',
    spec: 'widget §4.12',
    access: forVisitor,
    budget: 'signal',
    params,
    response: 'empty',
    status: 204,
  }),
};
