import * as z from 'zod';
import { forAgency } from '../../access';
import { call } from '../../define';
import { Id, optionalText, requiredText } from '../../fields';
import { countedPageResponse, idParams, listQuery } from '../../list';
import { fileUpload, maxMessageFiles, maxMessageLength } from '../conversations/schemas';
import { maxNoteLength } from '../tickets/schemas';
import {
  InboxChange,
  InboxRow,
  InboxThread,
  inboxFilterShape,
  inboxKinds,
  inboxSorts,
  maxInboxChanges,
} from './schemas';

const itemParams = z.object({ kind: z.enum(inboxKinds), ...idParams.shape });

export const inboxCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/inbox',
    summary: 'Tickets and conversations; snoozed ones are hidden',
    spec: 'widget §2.3',
    access: forAgency,
    query: listQuery({
      sort: inboxSorts,
      filters: inboxFilterShape,
      perPage: 30,
    }),
    response: countedPageResponse(InboxRow),
  }),
  tags: call({
    method: 'GET',
    path: '/api/v1/inbox/tags',
    summary: 'Tags in use',
    spec: 'widget §3.3',
    access: forAgency,
    response: z.object({ data: z.array(z.string()) }),
  }),
  update: call({
    method: 'PUT',
    path: '/api/v1/inbox',
    summary: 'Change status, priority, tags, assignee, snooze or unread state of items, all or none',
    spec: 'widget §3.3',
    access: forAgency,
    body: z.object({ changes: z.array(InboxChange).min(1).max(maxInboxChanges) }),
    response: z.object({ data: z.array(InboxRow) }),
  }),
  upload: call({
    method: 'POST',
    path: '/api/v1/inbox/files',
    summary: 'Store a file to send with a reply',
    spec: 'widget §2.3',
    access: forAgency,
    ...fileUpload,
  }),
  file: call({
    method: 'GET',
    path: '/api/v1/inbox/files/{token}',
    summary: 'A file of a message',
    spec: 'widget §2.3',
    access: forAgency,
    params: z.object({ token: z.string().min(1).max(100) }),
    response: 'file',
  }),
  view: call({
    method: 'GET',
    path: '/api/v1/inbox/{kind}/{id}',
    summary: 'One ticket or conversation with its messages, notes and visitor',
    spec: 'widget §2.3',
    access: forAgency,
    params: itemParams,
    response: InboxThread,
  }),
  reply: call({
    method: 'POST',
    path: '/api/v1/inbox/{kind}/{id}/reply',
    summary: 'Reply to the visitor; open pages show it at once, others get an email',
    spec: 'widget §2.3',
    access: forAgency,
    params: itemParams,
    body: z
      .object({
        text: optionalText(maxMessageLength).default(''),
        files: z.array(z.string().max(100)).max(maxMessageFiles).default([]),
      })
      .refine(({ text, files }) => text !== '' || files.length > 0, {
        path: ['text'],
        message: 'This field is required.',
      }),
    response: InboxThread,
    status: 201,
  }),
  addNote: call({
    method: 'POST',
    path: '/api/v1/inbox/{kind}/{id}/notes',
    summary: 'Add an internal note, which visitors never see; mentioned users are notified',
    spec: 'widget §3.3',
    access: forAgency,
    params: itemParams,
    body: z.object({ text: requiredText(maxNoteLength), mentions: z.array(Id).max(50).default([]) }),
    response: InboxThread,
    status: 201,
  }),
  read: call({
    method: 'POST',
    path: '/api/v1/inbox/{kind}/{id}/read',
    summary: 'Mark an item as read by the team',
    spec: 'widget §2.3',
    access: forAgency,
    params: itemParams,
    response: InboxThread,
  }),
};
