import { forUser } from '../../access';
import { call } from '../../define';
import { LiveTicket } from './schemas';

export const realtimeCalls = {
  ticket: call({
    method: 'POST',
    path: '/api/v1/realtime/ticket',
    summary: 'Permit to open one live connection at `/api/v1/realtime/socket`',
    spec: 'ads §7',
    access: forUser,
    response: LiveTicket,
    status: 201,
    isSecret: true,
  }),
};
