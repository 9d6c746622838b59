import { useApi } from '@adlane/api-client';
import type { PermissionKey } from '@adlane/contract';
import type { ClientRow } from '@adlane/contract/account/clients';
import type { TemplateAccess } from '@adlane/contract/ads/templates';
import { permissionLabels } from '@adlane/contract/constants';
import { ownMessages } from '@adlane/contract/rules';
import {
  Box,
  BulkBar,
  Button,
  Card,
  Checkbox,
  EmptyState,
  type MenuItem,
  noSelection,
  Radio,
  type RowSelection,
  SearchInput,
  Skeleton,
  toast,
  translate,
  useBulkRun,
} from '@adlane/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { FailedQuery } from '../../../failure/FailedQuery';
import { Choices } from '../../../form/Choices';
import { clientPermissionKeys } from '../ClientPermissions/ClientPermissions';
import { useClientPages } from '../useClientPages';
import { notifyRefusal } from '../useTemplateAccess';
import { createAccessAction, createPermissionAction } from './accessActions';
import { ClientRowItem } from './ClientRowItem';

export type ClientAccessProps = {
  access: TemplateAccess;
  /** Saves what differs from the shown access; rejects if it was refused. */
  onAccess: (next: TemplateAccess, shown: TemplateAccess) => Promise<void>;
  /** The same for many clients: the run lists what failed. */
  onAccessInRun: (next: TemplateAccess, shown: TemplateAccess) => Promise<void>;
  /** A client's own template is opened to named clients only. */
  isClientTemplate: boolean;
  isSaving: boolean;
  readOnly: boolean;
};

/** Saves a permission of one client and returns its previous value. */
function usePermissionStore() {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  return async (id: number, permission: PermissionKey, value: boolean): Promise<boolean> => {
    const input = { params: { id } };
    const before = await client.permissions.viewClient(input);
    const stored = await client.permissions.updateClient({
      ...input,
      body: { permissions: { [permission]: value } },
    });
    queryClient.setQueryData(queries.permissions.viewClient.query(input).queryKey, stored);
    return before.permissions[permission];
  };
}

type BulkProps = Pick<ClientAccessProps, 'access' | 'onAccessInRun'> & {
  selection: RowSelection;
  onSelection: (selection: RowSelection) => void;
  pages: ReturnType<typeof useClientPages>;
};

function useBulkActions({ access, onAccessInRun, selection, onSelection, pages }: BulkProps) {
  const runner = useBulkRun<ClientRow>();
  const store = usePermissionStore();
  // A continued or undone action uses the access that is stored by then.
  const latest = useRef(access);
  useLayoutEffect(() => {
    latest.current = access;
  }, [access]);
  const set = async (next: TemplateAccess) => {
    await onAccessInRun(next, latest.current);
    latest.current = next;
  };
  const chosen = pages.rows.filter(({ id }) => selection.ids.has(String(id)));
  const items = selection.isAllMatching ? pages.readAll : chosen;

  function createAccess(gives: boolean): void {
    runner.start(createAccessAction({ items, gives, read: () => latest.current, set }));
    onSelection(noSelection);
  }
  function createPermission(permission: PermissionKey, value: boolean): void {
    runner.start(createPermissionAction({ items, permission, value, store }));
    onSelection(noSelection);
  }
  const byName: MenuItem[] = access.is_for_all
    ? []
    : [
        { value: 'give', label: translate('Give access'), onSelect: () => createAccess(true) },
        { value: 'take', label: translate('Remove access'), onSelect: () => createAccess(false) },
      ];
  const permissions = clientPermissionKeys.flatMap((permission): MenuItem[] => [
    {
      value: `grant ${permission}`,
      label: translate('Grant: {name}', { name: translate(permissionLabels[permission]) }),
      onSelect: () => createPermission(permission, true),
    },
    {
      value: `withdraw ${permission}`,
      label: translate('Withdraw: {name}', { name: translate(permissionLabels[permission]) }),
      onSelect: () => createPermission(permission, false),
    },
  ]);
  return { runner, actions: [...byName, ...permissions] };
}

function useSelectionToggle() {
  const [selection, setSelection] = useState<RowSelection>(noSelection);
  function toggle(id: number, shown: readonly ClientRow[]): void {
    const all = shown.map((client) => String(client.id));
    const ids = new Set(selection.isAllMatching ? all : selection.ids);
    if (!ids.delete(String(id))) ids.add(String(id));
    setSelection({ ids, isAllMatching: false });
  }
  return { selection, setSelection, toggle };
}

function NoClients({ isSearch, hidden }: { isSearch: boolean; hidden: boolean }) {
  if (isSearch)
    return <EmptyState title={translate('No matching clients')}>{translate('Try another name.')}</EmptyState>;
  if (hidden) return <EmptyState title={translate('No hidden clients')} />;
  return (
    <EmptyState title={translate('No clients yet')}>{translate('Add a client to see it here.')}</EmptyState>
  );
}

/** Which clients may see and use the template, and what they may do (ads §3, §6). Stored at once, with a way back. */
export function ClientAccess(props: ClientAccessProps) {
  const { access, onAccess, onAccessInRun, isClientTemplate, isSaving, readOnly } = props;
  const [search, setSearch] = useState('');
  const [hidden, setHidden] = useState(false);
  const pages = useClientPages({ search, hidden });
  const { query, rows, total } = pages;
  const { selection, setSelection, toggle } = useSelectionToggle();
  const { runner, actions } = useBulkActions({
    access,
    onAccessInRun,
    selection,
    onSelection: setSelection,
    pages,
  });

  async function change(next: TemplateAccess, text: string, shown = access): Promise<void> {
    try {
      await onAccess(next, shown);
      toast({
        tone: 'success',
        text,
        action: { label: translate('Undo'), onClick: () => void change(shown, 'Access restored.', next) },
      });
    } catch (error) {
      notifyRefusal(error);
    }
  }
  const ids = new Set(access.user_ids);
  function changeOne({ id, name }: ClientRow, hasAccess: boolean): void {
    const user_ids = hasAccess ? [...ids, id] : access.user_ids.filter((each) => each !== id);
    void change(
      { ...access, user_ids },
      translate(hasAccess ? '{name} can use this template.' : '{name} can no longer use this template.', {
        name,
      }),
    );
  }

  function list() {
    if (query.isPending) return <Skeleton height={48} />;
    if (query.isError) {
      return <FailedQuery title={translate("Couldn't load the clients")} query={query} />;
    }
    if (rows.length === 0) return <NoClients isSearch={search !== ''} hidden={hidden} />;
    return (
      <>
        {readOnly ? null : (
          <Checkbox
            label={translate('Select all {total} that match', { total })}
            checked={selection.isAllMatching}
            indeterminate={!selection.isAllMatching && selection.ids.size > 0}
            onChange={({ target }) => setSelection({ ids: new Set(), isAllMatching: target.checked })}
          />
        )}
        <Box as="ul" aria-label={translate('Clients')} listStyleType="none">
          {rows.map((client) => (
            <ClientRowItem
              key={client.id}
              client={client}
              isSelected={selection.isAllMatching || selection.ids.has(String(client.id))}
              onSelect={() => toggle(client.id, rows)}
              hasAccess={access.is_for_all || ids.has(client.id)}
              isByName={!access.is_for_all}
              readOnly={readOnly || isSaving}
              onAccess={(hasAccess) => changeOne(client, hasAccess)}
            />
          ))}
        </Box>
        {query.hasNextPage ? (
          <Box>
            <Button
              variant="secondary"
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {translate('Show more')}
            </Button>
          </Box>
        ) : null}
      </>
    );
  }

  return (
    <Card title={translate('Clients')} description={translate('Which clients can use this template.')}>
      <Box display="grid" gap={4} gridTemplateColumns="minmax(0, 1fr)">
        <Choices label={translate('Open to')}>
          <Radio
            name="client-access"
            label={translate('All clients')}
            disabled={readOnly || isSaving || isClientTemplate}
            checked={access.is_for_all}
            onChange={() =>
              void change({ ...access, is_for_all: true, user_ids: [] }, 'Visible to all clients.')
            }
          />
          <Radio
            name="client-access"
            label={
              access.is_for_all
                ? translate('Selected clients')
                : translate('Selected clients ({count})', { count: access.user_ids.length })
            }
            disabled={readOnly || isSaving}
            checked={!access.is_for_all}
            onChange={() => void change({ ...access, is_for_all: false }, 'Visible to selected clients.')}
          />
        </Choices>
        {isClientTemplate ? (
          <Box textStyle="sm" color="fg.muted">
            {translate(ownMessages.clientTemplateForAll)}
          </Box>
        ) : null}
        <Box display="flex" flexWrap="wrap" alignItems="center" gap={4}>
          <SearchInput label={translate('Search clients')} value={search} onSearch={setSearch} />
          <Checkbox
            label={translate('Hidden clients')}
            checked={hidden}
            onChange={({ target }) => {
              setHidden(target.checked);
              setSelection(noSelection);
            }}
          />
        </Box>
        {list()}
        <BulkBar
          selection={selection}
          onSelection={setSelection}
          total={total}
          actions={actions}
          runner={runner}
        />
      </Box>
    </Card>
  );
}
