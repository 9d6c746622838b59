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
  PageHeader,
  Select,
  SkeletonText,
} from '@adlane/ui';
import { Lock, Unplug } from 'lucide-react';
import { describeError } from '../../shared/format/describeError';
import { ChoiceForm } from './ChoiceForm';
import { useAssets, useBusinesses, useSource } from './useAssets';

export type AssetsScreenProps = {
  /** Who is signed in: a client chooses of its own connections only. */
  user: Actor;
  /** The connection, by our id. */
  sourceId: number;
  /** The business that is looked at, by Facebook's id; all that the connection reaches without one. */
  businessId?: string | undefined;
  /** Called when another business, or all of them, is to be looked at. */
  onBusiness: (businessId: string | undefined) => void;
  /** Where accounts are connected. */
  connectHref: string;
  /** Told when leaving would lose something. */
  onUnsavedChange?: (hasChanges: boolean) => void;
};

function Waiting() {
  return (
    <Box as="output" aria-busy aria-label="Loading accounts and pages" display="grid" gap={6}>
      <Card>
        <SkeletonText lines={4} />
      </Card>
      <Card>
        <SkeletonText lines={3} />
      </Card>
    </Box>
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

/** Narrows both lists to what one business manager holds; whoever belongs to none needs no such choice. */
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
    <Box display="grid" gap={6} gridTemplateColumns="minmax(0, 1fr)">
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
    </Box>
  );
}

/** Why nothing can be chosen of a connection, if so. */
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
 * Chooses what of a connection is used (ads §2, connect/{id}/{businessId}): ad accounts and pages, the defaults among them,
 * the clients that may use them, and a look at the Instagram accounts and pixels of an ad account.
 */
export function AssetsScreen(props: AssetsScreenProps) {
  return mayCall(contract.sources.store.access, props.user) ? <SourceChoice {...props} /> : <NotAllowed />;
}
