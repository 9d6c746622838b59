import * as z from 'zod';
import { forUser } from '../../access';
import { call } from '../../define';
import { Done, idParams, listQuery, pageResponse } from '../../list';
import {
  EmailTimes,
  NotificationSetting,
  NotificationSettings,
  notificationKinds,
  UserNotification,
} from './schemas';

export const notificationsCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/notifications',
    summary: "The user's notifications",
    spec: 'ads §7',
    access: forUser,
    query: listQuery({
      sort: ['created_at'],
      filters: { kind: z.enum(notificationKinds).optional(), unread: z.stringbool().optional() },
    }),
    response: pageResponse(UserNotification),
  }),
  unreadCount: call({
    method: 'GET',
    path: '/api/v1/notifications/unread-count',
    summary: 'How many notifications are unread',
    spec: 'ads §2',
    access: forUser,
    response: z.object({ unread: z.int() }),
  }),
  readAll: call({
    method: 'POST',
    path: '/api/v1/notifications/read-all',
    summary: 'Mark all notifications as read',
    spec: 'ads §7',
    access: forUser,
    response: Done,
  }),
  read: call({
    method: 'POST',
    path: '/api/v1/notifications/read/{id}',
    summary: 'Mark one notification as read',
    spec: 'ads §7',
    access: forUser,
    params: idParams,
    response: UserNotification,
  }),
  clear: call({
    method: 'DELETE',
    path: '/api/v1/notifications/clear',
    summary: "Empty the user's list",
    spec: 'ads §8',
    access: forUser,
    response: Done,
  }),
  settings: call({
    method: 'GET',
    path: '/api/v1/notifications/settings',
    summary: 'How the user is notified of each kind of event that it may receive, and when by email',
    spec: 'ads §7',
    access: forUser,
    response: NotificationSettings,
  }),
  updateSettings: call({
    method: 'PUT',
    path: '/api/v1/notifications/settings',
    summary: 'Choose how and when to be notified; what is not named stays',
    spec: 'ads §7',
    access: forUser,
    body: z.object({
      settings: z.array(NotificationSetting).max(notificationKinds.length).default([]),
      email_times: EmailTimes.optional(),
    }),
    response: NotificationSettings,
  }),
};
