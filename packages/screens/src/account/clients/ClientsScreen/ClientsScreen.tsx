import type { Actor } from '@adlane/contract';
import type { ClientRow } from '@adlane/contract/account/clients';
import {
  BulkBar,
  Button,
  DataTable,
  Dialog,
  EmptyState,
  FilterBar,
  type MenuItem,
  PageHeader,
  PageHelp,
  translate,
  useRowSelection,
} from '@adlane/ui';
import { EyeOff, Link2, ListPlus, Plus, ShieldCheck, Users } from 'lucide-react';
import { useState } from 'react';
import { ExportButton } from '../../../shared/lists/ExportButton';
import { RecordMenu } from '../../../shared/lists/RecordMenu';
import { useSelectedRows } from '../../../shared/lists/useSelectedRows';
import { MoreActions } from '../../../shared/MoreActions';
import { buildSearchProps, useTableProps } from '../../../shared/urlState/useTableProps';
import { ListViews } from '../../../shared/views/ListViews';
import { CustomFields } from '../../customFields/CustomFields/CustomFields';
import { DefaultPermissions } from '../../permissions/PermissionSwitches/DefaultPermissions';
import { getClientName } from '../clientActions';
import { useClientActions } from '../useClientActions';
import { useClientFilters, useClients } from '../useClients';
import { AddClientDialog } from './AddClientDialog';
import { clientColumns } from './clientColumns';
import { SignInLinkDialog, type SignInLinkDialogProps } from './SignInLinkDialog';

export type ClientsScreenProps = Pick<SignInLinkDialogProps, 'getSignInUrl'> & {
  /** The signed-in user. */
  user: Actor;
  /** Shows the hidden clients instead of the others. */
  hidden?: boolean;
  /** Link to the list of clients. */
  clientsHref: string;
  /** Link to the list of hidden clients. */
  hiddenHref: string;
  /** Returns the link to a client. */
  clientHref: (id: number) => string;
  /** Navigates to a client that was added. */
  onAdded: (id: number) => void;
};

type OpenDialog = 'add' | 'permissions' | 'fields' | 'link';
/** The agency's clients, or those that it has hidden (ads §2, /agency/clients). */
export function ClientsScreen(props: ClientsScreenProps) {
  const { user, hidden = false, clientsHref, hiddenHref, clientHref, getSignInUrl, onAdded } = props;
  const { list, sort, clients, readPage, exportClients, listKey } = useClients(hidden);
  const filters = useClientFilters(user, list);
  const { selection, onSelection, deselect } = useRowSelection(listKey);
  const { runner, buildMenu, dialogs } = useClientActions({
    onSettled: (done) => deselect(done.map(({ id }) => String(id))),
  });
  const [dialog, setDialog] = useState<OpenDialog>();
  const selected = useSelectedRows<ClientRow>({ noun: 'client', selection, page: clients.data, readPage });
  const total = clients.data?.meta.total ?? 0;
  const close = () => setDialog(undefined);
  const addButton = (
    <Button startIcon={<Plus aria-hidden />} onClick={() => setDialog('add')}>
      {translate('Add client')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={hidden ? translate('Hidden clients') : translate('Clients')}
        help={
          <PageHelp>
            {hidden
              ? translate('Clients that you removed from your lists. Their ads keep running.')
              : translate('The businesses that you advertise for, and what they may do themselves.')}
          </PageHelp>
        }
        {...(hidden ? { back: { href: clientsHref, label: translate('Clients') } } : {})}
        actions={
          <>
            <ExportButton
              onExport={exportClients}
              total={clients.data?.meta.total}
              filtered={list.isNarrowed}
            />
            {hidden ? null : (
              <>
                <MoreActions items={buildPageMenu(setDialog, hiddenHref)} />
                {addButton}
              </>
            )}
          </>
        }
      />
      <DataTable<ClientRow>
        {...useTableProps(list, clients, sort)}
        label={hidden ? translate('Hidden clients') : translate('Clients')}
        columns={clientColumns}
        columnsKey="clients"
        rowId={({ id }) => id}
        rowName={getClientName}
        rowHref={({ id }) => clientHref(id)}
        rowActions={(row) => (
          <RecordMenu name={getClientName(row)} items={buildMenu([row], getClientName(row), row.is_hidden)} />
        )}
        selection={selection}
        onSelection={onSelection}
        empty={
          hidden ? (
            <EmptyState icon={<EyeOff />} title={translate('No hidden clients')}>
              {translate('Clients that you hide show up here.')}
            </EmptyState>
          ) : (
            <EmptyState icon={<Users />} title={translate('No clients yet')} actions={addButton}>
              {translate(
                'Add the businesses that you advertise for. They can sign in and see their own ads and leads.',
              )}
            </EmptyState>
          )
        }
        toolbar={
          <FilterBar
            views={hidden ? null : <ListViews user={user} name="clients" list={list} />}
            search={buildSearchProps('Search clients', list)}
            filters={filters}
            onReset={list.clear}
            total={clients.data?.meta.total}
          />
        }
      />
      <BulkBar
        selection={selection}
        onSelection={onSelection}
        total={total}
        runner={runner}
        actions={buildMenu(selected.items, selected.subject, hidden)}
      />
      <AddClientDialog open={dialog === 'add'} onClose={close} onAdded={({ id }) => onAdded(id)} />
      <SignInLinkDialog open={dialog === 'link'} onClose={close} getSignInUrl={getSignInUrl} />
      <Dialog
        open={dialog === 'permissions'}
        onClose={close}
        title={translate('Default permissions')}
        description={translate('For every client without individual permissions.')}
      >
        <DefaultPermissions />
      </Dialog>
      <Dialog
        open={dialog === 'fields'}
        onClose={close}
        title={translate('Custom fields')}
        description={translate('Details that you store for each client, such as a contract number.')}
        size="md"
      >
        <CustomFields />
      </Dialog>
      {dialogs}
    </>
  );
}

function buildPageMenu(open: (dialog: OpenDialog) => void, hiddenHref: string): MenuItem[] {
  return [
    { value: 'link', label: translate('Sign-in link'), icon: <Link2 />, onSelect: () => open('link') },
    {
      value: 'permissions',
      label: translate('Default permissions'),
      icon: <ShieldCheck />,
      onSelect: () => open('permissions'),
    },
    {
      value: 'fields',
      label: translate('Custom fields'),
      icon: <ListPlus />,
      onSelect: () => open('fields'),
    },
    { value: 'hidden', label: translate('Hidden clients'), icon: <EyeOff />, href: hiddenHref },
  ];
}
