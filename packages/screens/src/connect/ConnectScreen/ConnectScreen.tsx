import { contract, mayCall } from '@adlane/contract';
import type { User } from '@adlane/contract/auth';
import { channels, errorMessages } from '@adlane/contract/constants';
import type { Source } from '@adlane/contract/sources';
import { Box, Card, EmptyState, ErrorState, PageHeader, SkeletonText, Text } from '@adlane/ui';
import { Lock } from 'lucide-react';
import { usePrompt } from '../../confirm/usePrompt';
import { describeError } from '../../format/describeError';
import { AiProviderCard } from './AiProviderCard';
import { ChannelCard } from './ChannelCard';
import { DefaultsCard } from './DefaultsCard';
import { useConnections, useSourceDeeds } from './useConnections';
import { type PlatformSignIn, type SignInOptions, usePlatformSignIn } from './usePlatformSignIn';

export type ConnectScreenProps = SignInOptions & {
  /** Who is signed in: a client changes its own connections only. */
  user: Pick<User, 'entity_type' | 'permissions'>;
  /** Where it is chosen what of a connection is used. */
  hrefOfAssets: (source: Source) => string;
};

function Waiting() {
  return (
    <Box as="output" aria-busy aria-label="Loading connections" display="grid" gap={6}>
      {channels.map((channel) => (
        <Card key={channel}>
          <SkeletonText lines={3} />
        </Card>
      ))}
    </Box>
  );
}

type ChannelsProps = {
  sources: readonly Source[];
  total: number;
  isClient: boolean;
  signIn: PlatformSignIn;
  ask: ReturnType<typeof usePrompt>['ask'];
  hrefOfAssets: (source: Source) => string;
};

/** A card for each platform, with what can be done with its connections. */
function Channels({ sources, total, isClient, signIn, ask, hrefOfAssets }: ChannelsProps) {
  const { refresh, disconnect } = useSourceDeeds();
  const busy = [refresh, disconnect].flatMap(({ isPending, variables }) =>
    isPending && variables ? [variables.body.source_id] : [],
  );
  return (
    <>
      {channels.map((channel) => (
        <ChannelCard
          key={channel}
          channel={channel}
          sources={sources.filter((source) => source.channel === channel)}
          isOwn={({ client_user_id }) => !isClient || client_user_id !== null}
          signIn={signIn}
          hrefOfAssets={hrefOfAssets}
          isBusy={({ id }) => busy.includes(id)}
          onRefresh={({ id }) => refresh.mutate({ body: { source_id: id } })}
          onDisconnect={({ id, name }) =>
            ask('disconnectSource', name, () => disconnect.mutate({ body: { source_id: id } }))
          }
        />
      ))}
      {total > sources.length ? (
        <Text color="fg.muted" textStyle="sm">
          {`The first ${sources.length} of ${total} connections are shown.`}
        </Text>
      ) : null}
    </>
  );
}

function Connections({ user, hrefOfAssets, ...options }: ConnectScreenProps) {
  const connections = useConnections();
  const signIn = usePlatformSignIn(options);
  const prompt = usePrompt();
  return (
    <Box display="grid" gap={6} gridTemplateColumns="minmax(0, 1fr)">
      {connections.data ? (
        <Channels
          sources={connections.data.data}
          total={connections.data.meta.total}
          isClient={user.entity_type === 'Client'}
          signIn={signIn}
          ask={prompt.ask}
          hrefOfAssets={hrefOfAssets}
        />
      ) : connections.isError ? (
        <ErrorState
          title="Connections could not be loaded"
          retrying={connections.isFetching}
          onRetry={() => void connections.refetch()}
        >
          {describeError(connections.error)}
        </ErrorState>
      ) : (
        <Waiting />
      )}
      {mayCall(contract.sources.openai.access, user) ? <AiProviderCard ask={prompt.ask} /> : null}
      <DefaultsCard ask={prompt.ask} />
      {prompt.dialog}
    </Box>
  );
}

/**
 * Where accounts, pages, the CRM and the AI provider are connected (ads §2, connect): how each connection stands, signing
 * in at its platform, disconnecting, and what a launch begins with.
 */
export function ConnectScreen(props: ConnectScreenProps) {
  return (
    <>
      <PageHeader
        title="Ad Accounts"
        description="Connect where your ads run, where your leads go and who helps with texts."
      />
      {mayCall(contract.sources.list.access, props.user) ? (
        <Connections {...props} />
      ) : (
        <EmptyState icon={<Lock />} title={errorMessages.permissionDenied}>
          Your agency decides who connects accounts.
        </EmptyState>
      )}
    </>
  );
}
