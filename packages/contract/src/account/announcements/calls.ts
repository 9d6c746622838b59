import * as z from 'zod';
import { forSuperAdmin, forUser } from '../../access';
import { call } from '../../define';
import { BaseUpdatedAt } from '../../fields';
import { Done, idParams, listQuery, pageResponse } from '../../list';
import { Announcement, AnnouncementChange, AnnouncementForm, announcementAudiences } from './schemas';

export const announcementsCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/announcements',
    summary: 'All announcements, past and future',
    spec: 'ads §7',
    access: forSuperAdmin,
    query: listQuery({
      sort: ['created_at', 'starts_at', 'title'],
      filters: { audience: z.enum(announcementAudiences).optional() },
    }),
    response: pageResponse(Announcement),
  }),
  current: call({
    method: 'GET',
    path: '/api/v1/announcements/current',
    summary: 'Announcements that the user should see now',
    spec: 'ads §2',
    access: forUser,
    response: z.object({ data: z.array(Announcement) }),
  }),
  store: call({
    method: 'POST',
    path: '/api/v1/announcements/store',
    summary: 'Announce something',
    spec: 'ads §7',
    access: forSuperAdmin,
    body: AnnouncementForm,
    response: Announcement,
    status: 201,
  }),
  update: call({
    method: 'PUT',
    path: '/api/v1/announcements/update/{id}',
    summary: 'Change an announcement',
    spec: 'ads §7',
    access: forSuperAdmin,
    params: idParams,
    body: AnnouncementChange.extend({ base_updated_at: BaseUpdatedAt }),
    response: Announcement,
  }),
  delete: call({
    method: 'DELETE',
    path: '/api/v1/announcements/delete/{id}',
    summary: 'Delete an announcement',
    spec: 'ads §7',
    access: forSuperAdmin,
    params: idParams,
    response: Done,
  }),
  dismiss: call({
    method: 'POST',
    path: '/api/v1/announcements/dismiss/{id}',
    summary: 'Hide an announcement for the user',
    spec: 'ads §2',
    access: forUser,
    params: idParams,
    response: Done,
  }),
};
