import type { Client as ApiClient } from '@adlane/api-client';
import type { Contract } from '@adlane/contract';
import type { ClientRow } from '@adlane/contract/account/clients';
import { maxBulkIds, successMessages } from '@adlane/contract/constants';
import type { BulkAction } from '@adlane/ui';
import { translate } from '@adlane/ui';
import { describeError } from '../../shared/format/describeError';
import type { ActionItems } from '../../shared/lists/useSelectedRows';

type Api = ApiClient<Contract>;
type Items = ActionItems<ClientRow>;
type Action = BulkAction<ClientRow>;

/** Returns the name that the agency knows a client by. */
export function getClientName({ business_name, name }: Pick<ClientRow, 'business_name' | 'name'>): string {
  return business_name || name;
}

const toIds = (clients: readonly ClientRow[]) => clients.map(({ id }) => id);

function createAction(items: Items): Pick<Action, 'items' | 'describeError' | 'getName'> {
  return { items, describeError, getName: getClientName };
}

/** Hides clients, or shows hidden ones again; can be undone. */
export function setHidden(client: Api, items: Items, hidden: boolean): Action {
  const call = hidden ? client.clients.bulkHide : client.clients.bulkUnhide;
  return {
    ...createAction(items),
    label: hidden ? translate('Hiding clients') : translate('Showing clients'),
    success: hidden ? successMessages.clientsHidden : successMessages.clientsUnhidden,
    batchSize: maxBulkIds,
    run: (batch) => call({ body: { ids: toIds(batch) } }),
    undo: (done) => setHidden(client, done, !hidden),
  };
}

/** Sets the niche of clients; undo restores each previous niche, unless another user changed the client since. */
export function setNiche(client: Api, items: Items, niche: string): Action {
  const versions = new Map<number, string>();
  return {
    ...createAction(items),
    label: translate('Changing the niche'),
    success: successMessages.saved,
    batchSize: maxBulkIds,
    async run(batch) {
      const ids = toIds(batch);
      const { updated_at } = await client.clients.updateNiche({ body: { client_ids: ids, niche } });
      for (const id of ids) versions.set(id, updated_at);
    },
    undo: (done) => ({
      ...createAction(done),
      label: translate('Restoring the niche'),
      success: successMessages.saved,
      run: (batch) =>
        Promise.all(
          batch.map(({ id, niche: before }) =>
            client.clients.update({
              params: { id },
              body: { niche: before, base_updated_at: versions.get(id) },
            }),
          ),
        ),
    }),
  };
}

/** Emails clients a link to choose a password. */
export function inviteClients(client: Api, items: Items): Action {
  return {
    ...createAction(items),
    label: translate('Sending invitations'),
    success: successMessages.invitationSent,
    run: (batch) => Promise.all(batch.map(({ id }) => client.clients.invite({ params: { id } }))),
  };
}

/** Deletes clients. */
export function deleteClients(client: Api, items: Items): Action {
  return {
    ...createAction(items),
    label: translate('Deleting clients'),
    success: successMessages.clientDeleted,
    run: (batch) => Promise.all(batch.map(({ id }) => client.clients.delete({ params: { id } }))),
  };
}
