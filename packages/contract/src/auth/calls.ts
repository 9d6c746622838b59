import * as z from 'zod';
import { forAnyone, forUser } from '../access';
import { call } from '../define';
import { Credentials, SignedIn, User } from './schemas';

export const authCalls = {
  login: call({
    method: 'POST',
    path: '/api/v1/login',
    summary: 'Sign in with e-mail and password',
    spec: 'ads §7',
    access: forAnyone,
    body: Credentials,
    response: SignedIn,
  }),
  logout: call({
    method: 'POST',
    path: '/api/v1/logout',
    summary: 'End this session at once',
    spec: 'ads §7',
    access: forUser,
    response: 'empty',
    status: 204,
  }),
  me: call({
    method: 'GET',
    path: '/api/v1/me',
    summary: 'The signed-in user',
    spec: 'ads §3',
    access: forUser,
    response: z.object({ user: User }),
  }),
};
