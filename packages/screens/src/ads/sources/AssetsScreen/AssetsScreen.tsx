import { type Actor, mayCall } from '@adlane/contract';
import type { Source } from '@adlane/contract/ads/sources';
import { errorMessages } from '@adlane/contract/constants';
import {
  Alert,
  Box,
  ButtonLink,
  EmptyState,
  FieldShell,
  Grid,
  PageHeader,
  Select,
  translate,
} from '@adlane/ui';
import { Lock, Unplug } from 'lucide-react';
import { callTable } from '../../../shared/access/callTable';
import { AssetState } from './AssetState';
import { ChoiceForm } from './ChoiceForm';
import { useAssets, useBusinesses, useSource } from './useAssets';

export type AssetsScreenProps = {
  /** The signed-in user: a client chooses for its own connections only. */
  user: Actor;
  /** Our id of the connection. */
  sourceId: number;
  /** Facebook's id of the business shown; all businesses without one. */
  businessId?: string | undefined;
  /** Called when the user selects a business, or all of them. */
  onBusiness: (businessId: string | undefined) => void;
  /** Link to the connections page. */
  connectHref: string;
  /** Called when unsaved changes appear or disappear. */
  onUnsavedChange?: (hasChanges: boolean) => void;
};

type BusinessProps = Pick<AssetsScreenProps, 'businessId' | 'onBusiness'> & { source: Source };

/** Narrows both lists to one business manager; hidden when there is none. */
function BusinessSelect({ source, businessId, onBusiness }: BusinessProps) {
  const businesses = useBusinesses(source).data?.data ?? [];
  if (businesses.length === 0) return null;
  const options = businesses.map(({ id, name, ad_accounts_count, pages_count }) => ({
    value: id,
    label: translate('{name} ({accounts} ad accounts, {pages} pages)', {
      name,
      accounts: ad_accounts_count,
      pages: pages_count,
    }),
  }));
  return (
    <Box maxW="md">
      <FieldShell label={translate('Business')}>
        {(control) => (
          <Select
            {...control}
            value={businessId ?? ''}
            options={[{ value: '', label: translate('All businesses') }, ...options]}
            onChange={({ target }) => onBusiness(target.value || undefined)}
          />
        )}
      </FieldShell>
    </Box>
  );
}

type ChoiceProps = Omit<AssetsScreenProps, 'sourceId' | 'connectHref'> & { source: Source };

function Choice({ source, businessId, onBusiness, user, onUnsavedChange }: ChoiceProps) {
  const { all, shown } = useAssets(source, businessId);
  return (
    <Grid gap={6} gridTemplateColumns="minmax(0, 1fr)">
      <BusinessSelect source={source} businessId={businessId} onBusiness={onBusiness} />
      <AssetState query={all}>
        {(assets) => (
          <ChoiceForm
            source={source}
            all={assets}
            shown={shown}
            businessId={businessId}
            user={user}
            onUnsavedChange={onUnsavedChange}
          />
        )}
      </AssetState>
    </Grid>
  );
}

/** Explains why this connection has nothing to choose. */
function Obstacle({ source, connectHref }: { source: Source; connectHref: string }) {
  if (source.status === 'processing') return <Alert tone="info">{errorMessages.assetsProcessing}</Alert>;
  const isGone = source.status !== 'active';
  return (
    <EmptyState
      icon={<Unplug />}
      title={
        isGone ? (source.notice ?? errorMessages.accountDisconnected) : translate('Nothing to configure')
      }
      actions={<ButtonLink href={connectHref}>{translate('Ad accounts and connections')}</ButtonLink>}
    >
      {isGone ? undefined : translate('CRM connections use one location.')}
    </EmptyState>
  );
}

function NotAllowed() {
  return (
    <EmptyState icon={<Lock />} title={errorMessages.permissionDenied}>
      {translate('Only the user who connected this account can choose its ad accounts and pages.')}
    </EmptyState>
  );
}

function SourceChoice(props: AssetsScreenProps) {
  const { user, sourceId, connectHref } = props;
  const query = useSource(sourceId);
  return (
    <>
      <PageHeader
        title={translate('Accounts and pages')}
        description={
          query.data
            ? translate('Choose the ad accounts and pages of {name} to use.', { name: query.data.name })
            : undefined
        }
        back={{ href: connectHref, label: translate('Ad Accounts') }}
      />
      <AssetState query={query}>
        {(source) => {
          if (user.entity_type === 'Client' && source.client_user_id === null) return <NotAllowed />;
          const canChoose = source.status === 'active' && source.channel !== 'ghl';
          return canChoose ? (
            <Choice {...props} source={source} />
          ) : (
            <Obstacle source={source} connectHref={connectHref} />
          );
        }}
      </AssetState>
    </>
  );
}

/**
 * Chooses which ad accounts and pages of a connection are used (ads §2, connect/{id}/{businessId}), the
 * defaults among them and the clients that may use them; shows Instagram accounts and pixels of an ad
 * account.
 */
export function AssetsScreen(props: AssetsScreenProps) {
  return mayCall(callTable.sources.store.access, props.user) ? <SourceChoice {...props} /> : <NotAllowed />;
}
