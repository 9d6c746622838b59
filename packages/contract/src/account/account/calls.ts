import * as z from 'zod';
import { forSubscriber, forUser } from '../../access';
import { call } from '../../define';
import { BaseUpdatedAt } from '../../fields';
import { Done, idParams, listQuery, pageResponse } from '../../list';
import { User } from '../auth/schemas';
import {
  AgencyProfile,
  AgencyProfileView,
  PasswordChange,
  TeamInvite,
  TeamMember,
  teamRoles,
  UserProfile,
} from './schemas';

export const accountCalls = {
  updateUser: call({
    method: 'PUT',
    path: '/api/v1/user/profile',
    summary: 'Change the own name and phone',
    spec: 'ads §2',
    access: forUser,
    body: UserProfile.partial(),
    response: z.object({ user: User }),
  }),
  changePassword: call({
    method: 'POST',
    path: '/api/v1/user/change-password',
    summary: 'Choose a new password; ends the sessions on other devices',
    spec: 'ads §7',
    access: forUser,
    body: PasswordChange,
    response: Done,
  }),
  agencyProfile: call({
    method: 'GET',
    path: '/api/v1/agency/profile',
    summary: "The agency's profile and brand",
    spec: 'ads §2',
    access: forSubscriber,
    response: AgencyProfileView,
  }),
  updateAgencyProfile: call({
    method: 'PUT',
    path: '/api/v1/agency/profile',
    summary: "Change the agency's profile and brand",
    spec: 'ads §2',
    access: forSubscriber,
    body: AgencyProfile.partial().extend({ base_updated_at: BaseUpdatedAt }),
    response: AgencyProfileView,
  }),
  team: call({
    method: 'GET',
    path: '/api/v1/agency/team',
    summary: 'Who else signs in to the agency',
    spec: 'ads §2',
    access: forSubscriber,
    query: listQuery({ sort: ['first_name', 'email', 'created_at'] }),
    response: pageResponse(TeamMember),
  }),
  invite: call({
    method: 'POST',
    path: '/api/v1/agency/team/invite',
    summary: 'Invite a user to the agency by email',
    spec: 'ads §2',
    access: forSubscriber,
    body: TeamInvite,
    response: TeamMember,
    status: 201,
  }),
  updateMember: call({
    method: 'PUT',
    path: '/api/v1/agency/team/update/{id}',
    summary: "Change a team member's role",
    spec: 'ads §2',
    access: forSubscriber,
    params: idParams,
    body: z.object({ team_role: z.enum(teamRoles) }),
    response: TeamMember,
  }),
  removeMember: call({
    method: 'DELETE',
    path: '/api/v1/agency/team/delete/{id}',
    summary: 'Remove a user from the agency; ends their sessions',
    spec: 'ads §2',
    access: forSubscriber,
    params: idParams,
    response: Done,
  }),
};
