import type { Client } from '@adlane/api-client';
import type { Contract } from '@adlane/contract';
import type { Subscriber } from '@adlane/contract/account/subscribers';
import { billingMessages, successMessages } from '@adlane/contract/constants';
import type { BulkAction } from '@adlane/ui';
import { translate } from '@adlane/ui';
import { describeError } from '../../shared/format/describeError';

type Api = Client<Contract>;
type Action = BulkAction<Subscriber>;
type Texts = Pick<Action, 'label' | 'success'>;

/** Returns the name that the operator knows a subscriber by. */
export function getSubscriberName({ business_name, email }: Pick<Subscriber, 'business_name' | 'email'>) {
  return business_name || email;
}

type IdCall = (input: { readonly params: { readonly id: number } }) => Promise<unknown>;

function createAction(items: readonly Subscriber[], texts: Texts, call: IdCall): Action {
  return {
    ...texts,
    items,
    describeError,
    getName: getSubscriberName,
    run: (batch) => Promise.all(batch.map(({ id }) => call({ params: { id } }))),
  };
}

/** Archives subscribers; undo restores them. */
export function archiveSubscribers(client: Api, items: readonly Subscriber[]): Action {
  const texts = { label: translate('Archiving subscribers'), success: successMessages.subscriberArchived };
  return {
    ...createAction(items, texts, client.subscribers.archive),
    undo: (done) => restoreSubscribers(client, done),
  };
}

/** Restores archived subscribers. */
export function restoreSubscribers(client: Api, items: readonly Subscriber[]): Action {
  const texts = { label: translate('Restoring subscribers'), success: billingMessages.subscriberRestored };
  return createAction(items, texts, client.subscribers.restore);
}

/** Emails subscribers a link to choose a password. */
export function resetPasswords(client: Api, items: readonly Subscriber[]): Action {
  const texts = { label: translate('Sending emails'), success: successMessages.resetEmailSent };
  return createAction(items, texts, client.subscribers.resetPassword);
}

/** Cancels the plans of subscribers. */
export function cancelSubscriptions(client: Api, items: readonly Subscriber[]): Action {
  const texts = {
    label: translate('Canceling subscriptions'),
    success: successMessages.subscriptionCancelled,
  };
  return createAction(items, texts, client.subscribers.cancelSubscription);
}
