import { SmartInsertsEditor, smartInsertKinds } from '@adlane/ad-editor';
import { useApi } from '@adlane/api-client';
import type { Client } from '@adlane/contract/account/clients';
import {
  Avatar,
  BulkBar,
  Button,
  getLocale,
  noSelection,
  PageHeader,
  QueryState,
  Skeleton,
  Stack,
  StatusBadge,
  Tabs,
  translate,
} from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { DetailColumns } from '../../../shared/DetailColumns/DetailColumns';
import { DetailSection } from '../../../shared/DetailColumns/DetailSection';
import { EmailLink } from '../../../shared/EmailLink';
import { FactList } from '../../../shared/FactList/FactList';
import { describeError } from '../../../shared/format/describeError';
import { formatDate } from '../../../shared/format/formatDate';
import { MoreActions } from '../../../shared/MoreActions';
import { PhoneLink } from '../../../shared/PhoneLink';
import { useUrlChoice } from '../../../shared/urlState/useUrlChoice';
import { ClientFieldValues } from '../../customFields/CustomFields/ClientFieldValues';
import { ClientPermissions } from '../../permissions/PermissionSwitches/ClientPermissions';
import { getClientName } from '../clientActions';
import { clientStatusBadges } from '../clientBadges';
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
  const back = { href: props.listHref, label: translate('Clients') };
  return (
    <QueryState
      query={client}
      errorTitle={translate('This client could not be loaded')}
      describeError={describeError}
      loadingLabel={translate('Loading the client')}
      loading={
        <Stack gap={6}>
          <PageHeader title={translate('Client')} back={back} />
          <Skeleton height={64} />
        </Stack>
      }
    >
      {(data) => (
        <>
          <PageHeader
            title={getClientName(data)}
            picture={<Avatar name={getClientName(data)} size="lg" />}
            description={`${data.first_name} ${data.last_name}`.trim()}
            badge={<StatusBadge {...clientStatusBadges[data.status]} />}
            back={back}
            actions={<ClientActions client={data} onDeleted={props.onDeleted} />}
          />
          <DetailColumns aside={<Details client={data} />}>
            <ClientTabs client={data} />
          </DetailColumns>
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
        {client.email_verified_at === null ? translate('Send invitation') : translate('Resend invitation')}
      </Button>
      <MoreActions items={others} />
      <BulkBar selection={noSelection} onSelection={() => undefined} total={0} runner={runner} actions={[]} />
      {dialogs}
    </>
  );
}

function Details({ client }: { client: Client }) {
  const { email, phone, created_at, live_ads_count, leads_count, has_adaccount_connected, is_ghl_client } =
    client;
  return (
    <DetailSection title={translate('Details')}>
      <FactList
        facts={[
          { label: translate('Live ads'), value: live_ads_count.toLocaleString(getLocale()) },
          { label: translate('Leads'), value: leads_count.toLocaleString(getLocale()) },
          {
            label: translate('Ad account'),
            value: has_adaccount_connected ? translate('Connected') : translate('Not connected'),
          },
          { label: translate('Email'), value: <EmailLink email={email} /> },
          {
            label: translate('Phone'),
            value: phone ? <PhoneLink phone={phone} /> : null,
          },
          { label: translate('Added'), value: formatDate(created_at) },
          {
            label: translate('Source'),
            value: is_ghl_client ? translate('From the CRM') : translate('Added by hand'),
          },
        ]}
      />
    </DetailSection>
  );
}

function ClientTabs({ client }: { client: Client }) {
  const [tab, openTab] = useUrlChoice('tab', tabs);
  const [kind, setKind] = useUrlChoice('kind', smartInsertKinds);
  return (
    <Tabs
      label={translate('Client')}
      value={tab}
      onChange={(value) => openTab(tabs.find((each) => each === value) ?? 'profile')}
      items={[
        {
          value: 'profile',
          label: translate('Profile'),
          content: <ClientProfileForm key={client.id} client={client} />,
        },
        {
          value: 'permissions',
          label: translate('Permissions'),
          content: <ClientPermissions clientId={client.id} name={getClientName(client)} />,
        },
        {
          value: 'inserts',
          label: translate('Inserts'),
          content: <SmartInsertsEditor clientUserId={client.id} kind={kind} onKind={setKind} />,
        },
        {
          value: 'fields',
          label: translate('Custom fields'),
          content: <ClientFieldValues clientId={client.id} />,
        },
      ]}
    />
  );
}
