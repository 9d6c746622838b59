import { billingMessages, successMessages } from '@adlane/contract/constants';
import { toPage } from '../../../db/page';
import { asOperator } from '../../../db/tenant';
import type { UserCall } from '../../../http/CallContext';
import type { UserCaller } from '../../../http/callers';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { found, notFound } from '../../../http/problem';
import { isClient, isOperator } from '../../../http/roles';
import type { Ports } from '../../../ports';
import { findSelfView, findUserView } from '../auth/queries';
import { cancelPlan } from '../billing/cancelPlan';
import { upgradePlan } from '../billing/givePlan';
import type { PlanHolder } from '../billing/PlanHolder';
import { exportSubscribers, exportTrials } from './exportSubscribers';
import {
  archiveSubscriber,
  createSubscriber,
  findSubscriberById,
  loginAs,
  mailNewPassword,
  restoreSubscriber,
  updateSubscriber,
} from './manageSubscribers';
import { listSubscribers } from './queries';
import { findSubscriber, findSubscriberDetails, toSubscribers, toTrials } from './subscriberViews';

/** Returns a user of the caller's agency, or of any agency for the super admin. @throws Problem 404 */
async function findUser(ports: Ports, caller: UserCaller, id: number) {
  if (caller.user_id === id) return asOperator(ports.db, (tx) => findSelfView(tx, caller));
  if (!isOperator(caller)) {
    const own = await asOperator(ports.db, (tx) => findUserView(tx, caller.agency_id, id));
    if (own && isClient(own)) throw notFound();
    return found(own);
  }
  const { group_id } = await findSubscriberById(ports, id);
  return found(await asOperator(ports.db, (tx) => findUserView(tx, group_id, id)));
}

/** Finds the agency of a subscriber, whose plan the operator changes. @throws Problem 404 */
async function findPlanHolder(call: UserCall, { id }: { readonly id: number }): Promise<PlanHolder> {
  const { ports, transactAcross: transact, idempotencyKey: key } = call;
  const { group_id: agencyId } = await findSubscriberById(ports, id);
  return { ports, agencyId, transact, key };
}

export function subscribersHandlers(): ContractHandlers<'subscribers'> {
  return {
    list: ({ query, call: { ports } }) =>
      asOperator(ports.db, async (tx) => {
        const { rows, total } = await listSubscribers(tx, 'paying', query);
        return toPage(await toSubscribers(tx, rows, ports.clock.now()), total, query);
      }),
    export: ({ query, call: { ports } }) => exportSubscribers(ports, query),
    trial: ({ query, call: { ports } }) =>
      asOperator(ports.db, async (tx) => {
        const { rows, total } = await listSubscribers(tx, 'trial', query);
        return toPage(await toTrials(tx, rows, ports.clock.now()), total, query);
      }),
    exportTrial: ({ query, call: { ports } }) => exportTrials(ports, query),
    view: ({ params, call: { ports, caller } }) => findUser(ports, caller, params.id),
    details: ({ params, call: { ports } }) =>
      asOperator(ports.db, (tx) => findSubscriberDetails(tx, params.id, ports.clock.now())),
    create: ({ body, call }) => createSubscriber(call, body),
    update: ({ params, body, call }) => updateSubscriber(call, { ...body, ...params }),
    resetPassword: async ({ params, call: { ports } }) => {
      await mailNewPassword(ports, params.id);
      return { message: successMessages.resetEmailSent };
    },
    archive: async ({ params, call }) => {
      await archiveSubscriber(call, params);
      return { message: successMessages.subscriberArchived };
    },
    restore: async ({ params, call }) => {
      await restoreSubscriber(call, params);
      return { message: billingMessages.subscriberRestored };
    },
    cancelSubscription: async ({ params, call }) => {
      await cancelPlan(await findPlanHolder(call, params), '');
      return { message: successMessages.subscriptionCancelled };
    },
    upgradeSubscription: async ({ params, body, call }) => {
      const { ports } = call;
      await upgradePlan(await findPlanHolder(call, params), body.plan_id);
      return asOperator(ports.db, (tx) => findSubscriber(tx, params.id, ports.clock.now()));
    },
    login: ({ params, call }) => loginAs(call, params),
  };
}
