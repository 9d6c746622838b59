import type { Contract } from '@adlane/contract';
import { billingMessages, successMessages } from '@adlane/contract/constants';
import type { Recalls } from '../../../http/handlers';
import { findSubscription } from './billingView';
import { findOwnChange } from './findOwnChange';
import { toPlanHolder } from './payer';

/** Calls that change a plan: Stripe has the key of the request that did. */
export const billingRecalls: Required<Recalls<Contract>>['billing'] = {
  change: async ({ call }) => {
    const { ports, caller, inTenant } = call;
    if (!(await findOwnChange(toPlanHolder(call)))) return undefined;
    const subscription = await inTenant(({ tx }) =>
      findSubscription(tx, ports, caller.agency_id, ports.clock.now()),
    );
    return { message: billingMessages.planChanged, subscription };
  },
  cancel: async ({ call }) =>
    (await findOwnChange(toPlanHolder(call))) && { message: successMessages.subscriptionCancelled },
};
