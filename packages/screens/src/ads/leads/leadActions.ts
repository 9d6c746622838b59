import type { Client } from '@adlane/api-client';
import type { Contract } from '@adlane/contract';
import type { Lead } from '@adlane/contract/ads/leads';
import { maxBulkIds, successMessages } from '@adlane/contract/constants';
import type { BulkAction } from '@adlane/ui';
import { translate } from '@adlane/ui';
import { describeError } from '../../shared/format/describeError';
import { type ActionItems, filterItems } from '../../shared/lists/useSelectedRows';

type Api = Client<Contract>;

/** Returns the name that the user knows a lead by. */
export function getLeadName({ name, email, phone, id }: Lead): string {
  return name || email || phone || translate('Lead {id}', { id });
}

/** Deletes leads. */
export function deleteLeads(client: Api, items: ActionItems<Lead>): BulkAction<Lead> {
  return {
    items,
    describeError,
    getName: getLeadName,
    label: translate('Deleting leads'),
    success: successMessages.leadsDeleted,
    batchSize: maxBulkIds,
    run: (batch) => client.leads.bulkDelete({ body: { ids: batch.map(({ id }) => id) } }),
  };
}

/** Sends leads to the CRM again; leads of an attempt that still runs are skipped. */
export function redeliverLeads(client: Api, items: ActionItems<Lead>): BulkAction<Lead> {
  return {
    items: filterItems(items, ({ delivery_status }) => delivery_status !== 'pending'),
    describeError,
    getName: getLeadName,
    label: translate('Sending leads to the CRM'),
    success: successMessages.leadRedelivered,
    run: (batch) => Promise.all(batch.map(({ id }) => client.leads.redeliver({ params: { id } }))),
  };
}
