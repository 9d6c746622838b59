import * as z from 'zod';
import { forAgency } from '../../../access';
import { call } from '../../../define';
import { idParams } from '../../../list';
import { inboxKinds } from '../schemas';
import { InboxTyping } from './schemas';

const itemParams = z.object({ kind: z.enum(inboxKinds), ...idParams.shape });

export const inboxTypingCalls = {
  view: call({
    method: 'GET',
    path: '/api/v1/inbox/{kind}/{id}/typing',
    summary: 'Whether the visitor is typing',
    spec: 'widget §2.3',
    access: forAgency,
    params: itemParams,
    response: InboxTyping,
  }),
  report: call({
    method: 'POST',
    path: '/api/v1/inbox/{kind}/{id}/typing',
    summary: 'Show the visitor that a team member is typing',
    spec: 'widget §2.3',
    access: forAgency,
    params: itemParams,
    response: 'empty',
    status: 204,
  }),
};
