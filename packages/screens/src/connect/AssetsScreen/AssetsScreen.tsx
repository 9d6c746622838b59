import { type Actor, contract, mayCall } from '@adlane/contract';
import { errorMessages } from '@adlane/contract/constants';
import type { Source } from '@adlane/contract/sources';
import {
  Alert,
  Box,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  FieldShell,
  Grid,
  PageHeader,
  Select,
  SkeletonText,
} from '@adlane/ui';
import { Lock, Unplug } from 'lucide-react';
import { describeError } from '../../shared/format/describeError';
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

function Waiting() {
  return (
    <Grid as="output" aria-busy aria-label="Loading accounts and pages" gap={6}>
      <Card>
        <SkeletonText lines={4} />
      </Card>
      <Card>
        <SkeletonText lines={3} />
      </Card>
    </Grid>
  );
}

type FailureProps = {
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
};

function Failure({ query }: FailureProps) {
  return (
    <ErrorState
      title="Accounts and pages could not be loaded"
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    >
      {describeError(query.error)}
    </ErrorState>
  );
}

type BusinessProps = Pick<AssetsScreenProps, 'businessId' | 'onBusiness'> & { source: Source };

/** Narrows both lists to one business manager; hidden when there is none. */
function BusinessSelect({ source, businessId, onBusiness }: BusinessProps) {
  const businesses = useBusinesses(source).data?.data ?? [];
  if (businesses.length === 0) return null;
  const options = businesses.map(({ id, name, ad_accounts_count, pages_count }) => ({
    value: id,
    label: `${name} (${ad_accounts_count} ad accounts, ${pages_count} pages)`,
  }));
  return (
    <Box maxW="28rem">
      <FieldShell label="Business">
        {(control) => (
          <Select
            {...control}
            value={businessId ?? ''}
            options={[{ value: '', label: 'All businesses' }, ...options]}
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
  const getState = (query: typeof all) => (query.isError ? <Failure query={query} /> : <Waiting />);
  return (
    <Grid gap={6} gridTemplateColumns="minmax(0, 1fr)">
      <BusinessSelect source={source} businessId={businessId} onBusiness={onBusiness} />
      {all.data ? (
        <ChoiceForm
          source={source}
          all={all.data}
          shown={shown.data}
          instead={getState(shown)}
          businessId={businessId}
          user={user}
          onUnsavedChange={onUnsavedChange}
        />
      ) : (
        getState(all)
      )}
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
      title={isGone ? (source.notice ?? errorMessages.accountDisconnected) : 'Nothing to configure'}
      actions={<ButtonLink href={connectHref}>Ad accounts and connections</ButtonLink>}
    >
      {isGone ? undefined : 'CRM connections use one location.'}
    </EmptyState>
  );
}

function NotAllowed() {
  return (
    <EmptyState icon={<Lock />} title={errorMessages.permissionDenied}>
      Only the user who connected the account can choose what is used.
    </EmptyState>
  );
}

function SourceChoice(props: AssetsScreenProps) {
  const { user, sourceId, connectHref } = props;
  const source = useSource(sourceId);
  const isOwn = user.entity_type !== 'Client' || source.data?.client_user_id !== null;
  const canChoose = source.data?.status === 'active' && source.data.channel !== 'ghl';
  return (
    <>
      <PageHeader
        title="Accounts and pages"
        description={source.data ? `What ${source.data.name} reaches: choose what of it is used.` : undefined}
        back={{ href: connectHref, label: 'Ad Accounts' }}
      />
      {source.data ? (
        isOwn ? (
          canChoose ? (
            <Choice {...props} source={source.data} />
          ) : (
            <Obstacle source={source.data} connectHref={connectHref} />
          )
        ) : (
          <NotAllowed />
        )
      ) : source.isError ? (
        <Failure query={source} />
      ) : (
        <Waiting />
      )}
    </>
  );
}

/**
 * Chooses which ad accounts and pages of a connection are used (ads §2, connect/{id}/{businessId}), the
 * defaults among them and the clients that may use them; shows Instagram accounts and pixels of an ad
 * account.
 */
export function AssetsScreen(props: AssetsScreenProps) {
  return mayCall(contract.sources.store.access, props.user) ? <SourceChoice {...props} /> : <NotAllowed />;
}
