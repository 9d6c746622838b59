import { forAgency, forUser } from '../../access';
import { call } from '../../define';
import { idParams } from '../../list';
import { ClientPermission, PermissionChange } from './schemas';

export const permissionsCalls = {
  view: call({
    method: 'GET',
    path: '/api/v1/permissions',
    summary: "The user's own permissions; for an agency, the defaults of its clients",
    spec: 'ads §7',
    access: forUser,
    response: ClientPermission,
  }),
  updateDefaults: call({
    method: 'PUT',
    path: '/api/v1/permissions',
    summary: "Set the defaults of the agency's clients",
    spec: 'ads §6',
    access: forAgency,
    body: PermissionChange,
    response: ClientPermission,
  }),
  viewClient: call({
    method: 'GET',
    path: '/api/v1/permissions/client/{id}',
    summary: "One client's permissions",
    spec: 'ads §6',
    access: forAgency,
    params: idParams,
    response: ClientPermission,
  }),
  updateClient: call({
    method: 'PUT',
    path: '/api/v1/permissions/client/{id}',
    summary: "Set one client's permissions",
    spec: 'ads §6',
    access: forAgency,
    params: idParams,
    body: PermissionChange,
    response: ClientPermission,
  }),
};
