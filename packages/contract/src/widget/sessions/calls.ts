import { forSdkKey, forVisitor } from '../../access';
import { call } from '../../define';
import { FlowConfigAnswer } from '../flowConfig/schemas';
import {
  SessionIdentify,
  SessionPing,
  SessionPong,
  SessionStart,
  SessionUpdate,
  VisitorSession,
} from './schemas';

export const sessionsCalls = {
  start: call({
    method: 'POST',
    path: '/sdk/sessions',
    summary: 'Start or continue a visitor session',
    spec: 'widget §7',
    access: forSdkKey,
    body: SessionStart,
    response: VisitorSession.extend({ flowConfig: FlowConfigAnswer.optional() }),
    status: 201,
    isSecret: true,
  }),
  partialUpdate: call({
    method: 'POST',
    path: '/sdk/sessions/partialupdate',
    summary: "Change the visitor's fields",
    spec: 'widget §7',
    access: forVisitor,
    body: SessionUpdate,
    response: VisitorSession,
    status: 200,
    isSecret: true,
  }),
  identify: call({
    method: 'POST',
    path: '/sdk/sessions/identify',
    summary: 'Say who the visitor is',
    spec: 'widget §7',
    access: forVisitor,
    body: SessionIdentify,
    response: VisitorSession,
    status: 200,
    isSecret: true,
  }),
  ping: call({
    method: 'POST',
    path: '/sdk/sessions/ping',
    summary: 'Events of the last moments; what waits, for pages without a socket',
    spec: 'widget §7',
    access: forVisitor,
    body: SessionPing,
    response: SessionPong,
    status: 200,
  }),
  events: call({
    method: 'POST',
    path: '/sdk/sessions/events',
    summary: 'The same as the ping, for installed clients from version 15.0.7 on',
    spec: 'widget §7',
    access: forVisitor,
    body: SessionPing,
    response: SessionPong,
    status: 200,
  }),
};
