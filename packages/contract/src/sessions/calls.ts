import { forSdkKey, forVisitor } from '../access';
import { call } from '../define';
import { SessionPing, SessionStart, VisitorSession } from './schemas';

export const sessionsCalls = {
  start: call({
    method: 'POST',
    path: '/sdk/sessions',
    summary: 'Start or continue a visitor session',
    spec: 'widget §7',
    access: forSdkKey,
    body: SessionStart,
    response: VisitorSession,
    status: 201,
  }),
  ping: call({
    method: 'POST',
    path: '/sdk/sessions/ping',
    summary: 'Events of the last moments',
    spec: 'widget §7',
    access: forVisitor,
    body: SessionPing,
    response: 'empty',
    status: 200,
  }),
};
