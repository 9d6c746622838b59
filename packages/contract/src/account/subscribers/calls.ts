import * as z from 'zod';
import { forAgency, forSuperAdmin } from '../../access';
import { userStatuses } from '../../constants/accounts';
import { planTypes } from '../../constants/plans';
import { call } from '../../define';
import { BaseUpdatedAt } from '../../fields';
import { Done, idParams, listQuery, pageResponse } from '../../list';
import { SignedIn, User } from '../auth/schemas';
import {
  PlanUpgrade,
  Subscriber,
  SubscriberChange,
  SubscriberDetails,
  SubscriberForm,
  TrialSubscriber,
} from './schemas';

const filters = {
  status: z.enum(userStatuses).optional(),
  niche: z.string().max(255).optional(),
  plan_type: z.enum(planTypes).optional(),
};
const subscriberList = listQuery({
  sort: ['created_at', 'business_name', 'email', 'last_seen_at'],
  filters,
});
const trialList = listQuery({ sort: ['created_at', 'business_name', 'trial_ends_at'], filters });

export const subscribersCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/subscribers',
    summary: 'Agencies with a plan',
    spec: 'ads §7',
    access: forSuperAdmin,
    query: subscriberList,
    response: pageResponse(Subscriber),
  }),
  export: call({
    method: 'GET',
    path: '/api/v1/subscribers/export',
    summary: 'The listed agencies as a file',
    spec: 'ads §7',
    access: forSuperAdmin,
    query: subscriberList.omit({ page: true, per_page: true }),
    response: 'csv',
  }),
  trial: call({
    method: 'GET',
    path: '/api/v1/trial-subscribers',
    summary: 'Agencies that try the product',
    spec: 'ads §2',
    access: forSuperAdmin,
    query: trialList,
    response: pageResponse(TrialSubscriber),
  }),
  exportTrial: call({
    method: 'GET',
    path: '/api/v1/trial-subscribers/export',
    summary: 'The listed trial agencies as a file',
    spec: 'ads §2',
    access: forSuperAdmin,
    query: trialList.omit({ page: true, per_page: true }),
    response: 'csv',
  }),
  view: call({
    method: 'GET',
    path: '/api/v1/subscribers/{id}',
    summary: 'One agency user; an agency sees only itself',
    spec: 'ads §7',
    access: forAgency,
    params: idParams,
    response: User,
  }),
  details: call({
    method: 'GET',
    path: '/api/v1/subscribers/details/{id}',
    summary: 'One agency with its plan or trial',
    spec: 'ads §2',
    access: forSuperAdmin,
    params: idParams,
    response: SubscriberDetails,
  }),
  create: call({
    method: 'POST',
    path: '/api/v1/subscribers/create',
    summary: 'Open an account for an agency and mail it a link to choose a password',
    spec: 'ads §7',
    access: forSuperAdmin,
    body: SubscriberForm,
    response: Subscriber,
    status: 201,
  }),
  update: call({
    method: 'PUT',
    path: '/api/v1/subscribers/update/{id}',
    summary: 'Save what changed of an agency',
    spec: 'ads §6',
    access: forSuperAdmin,
    params: idParams,
    body: SubscriberChange.extend({ base_updated_at: BaseUpdatedAt }),
    response: Subscriber,
  }),
  resetPassword: call({
    method: 'POST',
    path: '/api/v1/subscribers/reset-password/{id}',
    summary: 'Mail a subscriber a link to choose a new password',
    spec: 'ads §7',
    access: forSuperAdmin,
    params: idParams,
    response: Done,
  }),
  archive: call({
    method: 'POST',
    path: '/api/v1/subscribers/archive/{id}',
    summary: 'Archive a subscriber; ends its sessions',
    spec: 'ads §7',
    access: forSuperAdmin,
    params: idParams,
    response: Done,
  }),
  restore: call({
    method: 'POST',
    path: '/api/v1/subscribers/restore/{id}',
    summary: 'Take a subscriber out of the archive',
    spec: 'ads §6',
    access: forSuperAdmin,
    params: idParams,
    response: Done,
  }),
  cancelSubscription: call({
    method: 'POST',
    path: '/api/v1/subscribers/cancel-subscription/{id}',
    summary: "Cancel a subscriber's plan at the end of what is paid",
    spec: 'ads §6',
    access: forSuperAdmin,
    params: idParams,
    response: Done,
  }),
  upgradeSubscription: call({
    method: 'POST',
    path: '/api/v1/subscribers/upgrade-subscription/{id}',
    summary: "Change a subscriber's plan",
    spec: 'ads §6',
    access: forSuperAdmin,
    params: idParams,
    body: PlanUpgrade,
    response: Subscriber,
  }),
  login: call({
    method: 'POST',
    path: '/api/v1/subscribers/login/{id}',
    summary: 'Sign in as a subscriber; recorded in the audit log',
    spec: 'ads §7',
    access: forSuperAdmin,
    params: idParams,
    response: SignedIn,
    isSecret: true,
  }),
};
