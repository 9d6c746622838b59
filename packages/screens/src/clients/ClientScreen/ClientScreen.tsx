import { SmartInsertsEditor, smartInsertKinds } from '@adlane/ad-editor';
import { useApi } from '@adlane/api-client';
import type { Client } from '@adlane/contract/clients';
import {
  BulkBar,
  Button,
  Card,
  IconButton,
  Menu,
  noSelection,
  PageHeader,
  QueryState,
  SimpleGrid,
  Skeleton,
  Stack,
  StatTile,
  StatusBadge,
  Tabs,
} from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { Ellipsis, Mail } from 'lucide-react';
import { describeError } from '../../shared/format/describeError';
import { formatDate } from '../../shared/format/formatDate';
import { useUrlChoice } from '../../shared/urlState/useUrlChoice';
import { ClientFieldValues } from '../CustomFields/ClientFieldValues';
import { getClientName } from '../clientActions';
import { clientStatusBadges } from '../clientBadges';
import { ClientPermissions } from '../PermissionSwitches/ClientPermissions';
import { useClientActions } from '../useClientActions';
import { ClientProfileForm } from './ClientProfileForm';

export type ClientScreenProps = {
  /** Id of the client. */
  clientId: number;
  /** Link to the list of clients. */
  listHref: string;
  /** Called after the client was deleted. */
  onDeleted: () => void;
};

const tabs = ['profile', 'permissions', 'inserts', 'fields'] as const;

/** One client: profile, permissions, inserts and custom fields (ads §2, /agency/clients). */
export function ClientScreen(props: ClientScreenProps) {
  const { queries } = useApi();
  const client = useQuery(queries.clients.view.query({ params: { id: props.clientId } }));
  const back = { href: props.listHref, label: 'Clients' };
  return (
    <QueryState
      query={client}
      errorTitle="This client could not be loaded"
      describeError={describeError}
      loadingLabel="Loading the client"
      loading={
        <Stack gap={6}>
          <PageHeader title="Client" back={back} />
          <Skeleton height="16rem" />
        </Stack>
      }
    >
      {(data) => (
        <>
          <PageHeader
            title={getClientName(data)}
            description={`${data.email} · Added on ${formatDate(data.created_at)}`}
            badge={<StatusBadge {...clientStatusBadges[data.status]} />}
            back={back}
            actions={<ClientActions client={data} onDeleted={props.onDeleted} />}
          />
          <Figures client={data} />
          <ClientTabs client={data} />
        </>
      )}
    </QueryState>
  );
}

function ClientActions({ client, onDeleted }: { client: Client; onDeleted: () => void }) {
  const { runner, buildMenu, dialogs } = useClientActions({ onDeleted });
  const [invite, ...others] = buildMenu([client], getClientName(client), client.is_hidden);
  return (
    <>
      <Button variant="secondary" startIcon={<Mail aria-hidden />} onClick={invite?.onSelect}>
        {client.email_verified_at === null ? 'Send invitation' : 'Resend invitation'}
      </Button>
      <Menu
        trigger={<IconButton variant="secondary" label="More actions" icon={<Ellipsis />} />}
        items={others}
      />
      <BulkBar selection={noSelection} onSelection={() => undefined} total={0} runner={runner} actions={[]} />
      {dialogs}
    </>
  );
}

function Figures({ client }: { client: Client }) {
  return (
    <SimpleGrid columns={{ base: 2, lg: 4 }} gap={4} mb={6}>
      <StatTile label="Live ads" value={client.live_ads_count.toLocaleString()} />
      <StatTile label="Leads" value={client.leads_count.toLocaleString()} />
      <StatTile label="Ad account" value={client.has_adaccount_connected ? 'Connected' : 'Not connected'} />
      <StatTile label="CRM" value={client.is_ghl_client ? 'From the CRM' : 'Added by hand'} />
    </SimpleGrid>
  );
}

function ClientTabs({ client }: { client: Client }) {
  const [tab, openTab] = useUrlChoice('tab', tabs);
  const [kind, setKind] = useUrlChoice('kind', smartInsertKinds);
  return (
    <Tabs
      label="Client"
      value={tab}
      onChange={(value) => openTab(tabs.find((each) => each === value) ?? 'profile')}
      items={[
        {
          value: 'profile',
          label: 'Profile',
          content: (
            <Card>
              <ClientProfileForm client={client} />
            </Card>
          ),
        },
        {
          value: 'permissions',
          label: 'Permissions',
          content: (
            <Card>
              <ClientPermissions clientId={client.id} name={getClientName(client)} />
            </Card>
          ),
        },
        {
          value: 'inserts',
          label: 'Inserts',
          content: <SmartInsertsEditor clientUserId={client.id} kind={kind} onKind={setKind} />,
        },
        {
          value: 'fields',
          label: 'Custom fields',
          content: (
            <Card>
              <ClientFieldValues clientId={client.id} />
            </Card>
          ),
        },
      ]}
    />
  );
}
