import type { PermissionKey } from '@adlane/contract';
import type { ClientRow } from '@adlane/contract/account/clients';
import type { TemplateAccess } from '@adlane/contract/ads/templates';
import { permissionLabels } from '@adlane/contract/constants';
import type { BulkAction } from '@adlane/ui';
import { translate } from '@adlane/ui';
import { describeFailure } from '../../../failure/describeFailure';

type Items = BulkAction<ClientRow>['items'];
type AccessAction = {
  readonly items: Items;
  readonly gives: boolean;
  /** Returns the current access: each batch builds on the result of the one before. */
  readonly read: () => TemplateAccess;
  readonly set: (access: TemplateAccess) => Promise<void>;
};

/** Maximum clients per call. */
const accessBatchSize = 1000;

/** Grants or revokes access to a template, for all clients in one call; can be undone. */
export function createAccessAction({ items, gives, read, set }: AccessAction): BulkAction<ClientRow> {
  const before = new Set(read().user_ids);
  return {
    label: gives ? translate('Granting access') : translate('Removing access'),
    items,
    batchSize: accessBatchSize,
    concurrency: 1,
    run: (portion) => {
      const access = read();
      const ids = new Set(access.user_ids);
      for (const { id } of portion) {
        if (gives) ids.add(id);
        else ids.delete(id);
      }
      return set({ ...access, is_for_all: false, user_ids: [...ids] });
    },
    describeError: describeFailure,
    getName: ({ name }) => name,
    success: gives ? translate('Access granted.') : translate('Access removed.'),
    // Only who changed is changed back.
    undo: (done) =>
      createAccessAction({
        items: done.filter(({ id }) => before.has(id) !== gives),
        gives: !gives,
        read,
        set,
      }),
  };
}

type PermissionAction = {
  readonly items: Items;
  readonly permission: PermissionKey;
  readonly value: boolean;
  /** Saves one client's flag and returns its previous value. */
  readonly store: (clientId: number, permission: PermissionKey, value: boolean) => Promise<boolean>;
};

/** Grants or withdraws a permission of many clients, one call each, with progress; what changed can be changed back. */
export function createPermissionAction({
  items,
  permission,
  value,
  store,
}: PermissionAction): BulkAction<ClientRow> {
  const changed = new Set<number>();
  const name = translate(permissionLabels[permission]);
  return {
    label: translate(value ? '{name}: granting' : '{name}: withdrawing', { name }),
    items,
    run: async (portion) => {
      for (const { id } of portion) {
        // oxlint-disable-next-line no-await-in-loop -- a portion is one client
        if ((await store(id, permission, value)) !== value) changed.add(id);
      }
    },
    describeError: describeFailure,
    getName: ({ name }) => name,
    success: translate(value ? '{name}: granted.' : '{name}: withdrawn.', { name }),
    undo: (done) =>
      createPermissionAction({
        items: done.filter(({ id }) => changed.has(id)),
        permission,
        value: !value,
        store,
      }),
  };
}
