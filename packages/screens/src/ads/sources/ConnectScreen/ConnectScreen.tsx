import { mayCall } from '@adlane/contract';
import type { User } from '@adlane/contract/account/auth';
import type { Source } from '@adlane/contract/ads/sources';
import { channels, errorMessages } from '@adlane/contract/constants';
import {
  Card,
  EmptyState,
  Grid,
  PageHeader,
  PageHelp,
  QueryState,
  SkeletonText,
  Text,
  translate,
} from '@adlane/ui';
import { Lock } from 'lucide-react';
import { callTable } from '../../../shared/access/callTable';
import { usePrompt } from '../../../shared/confirm/usePrompt';
import { describeError } from '../../../shared/format/describeError';
import { AiProviderCard } from './AiProviderCard';
import { ChannelCard } from './ChannelCard';
import { DefaultsCard } from './DefaultsCard';
import { useConnections, useSourceActions } from './useConnections';
import { type PlatformSignIn, type SignInOptions, usePlatformSignIn } from './usePlatformSignIn';

export type ConnectScreenProps = SignInOptions & {
  /** The signed-in user: a client changes its own connections only. */
  user: Pick<User, 'entity_type' | 'permissions'>;
  /** Link to the accounts and pages of a connection. */
  getAssetsHref: (source: Source) => string;
};

type ChannelsProps = {
  sources: readonly Source[];
  total: number;
  isClient: boolean;
  signIn: PlatformSignIn;
  confirm: ReturnType<typeof usePrompt>['confirm'];
  getAssetsHref: (source: Source) => string;
};

/** One card per platform, with the actions on its connections. */
function Channels({ sources, total, isClient, signIn, confirm, getAssetsHref }: ChannelsProps) {
  const { refresh, disconnect } = useSourceActions();
  // Nothing can be launched without an ad platform.
  const isLaunchable = sources.some(({ channel }) => channel !== 'ghl');
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
          isNextStep={!isLaunchable && channel === channels[0]}
          isOwn={({ client_user_id }) => !isClient || client_user_id !== null}
          signIn={signIn}
          getAssetsHref={getAssetsHref}
          isBusy={({ id }) => busy.includes(id)}
          onRefresh={({ id }) => refresh.mutate({ body: { source_id: id } })}
          onDisconnect={({ id, name }) =>
            confirm('disconnectSource', name, () => disconnect.mutate({ body: { source_id: id } }))
          }
        />
      ))}
      {total > sources.length ? (
        <Text color="fg.muted" textStyle="sm">
          {translate('Showing the first {count} of {total} connections.', { count: sources.length, total })}
        </Text>
      ) : null}
    </>
  );
}

function Connections({ user, getAssetsHref, ...options }: ConnectScreenProps) {
  const connections = useConnections();
  const signIn = usePlatformSignIn(options);
  const prompt = usePrompt();
  return (
    <Grid gap={6} gridTemplateColumns="minmax(0, 1fr)">
      <QueryState
        query={connections}
        errorTitle={translate("Couldn't load connections")}
        describeError={describeError}
        loadingLabel={translate('Loading connections')}
        loading={
          <Grid gap={6}>
            {channels.map((channel) => (
              <Card key={channel}>
                <SkeletonText lines={3} />
              </Card>
            ))}
          </Grid>
        }
      >
        {({ data, meta }) => (
          <Channels
            sources={data}
            total={meta.total}
            isClient={user.entity_type === 'Client'}
            signIn={signIn}
            confirm={prompt.confirm}
            getAssetsHref={getAssetsHref}
          />
        )}
      </QueryState>
      {mayCall(callTable.sources.openai.access, user) ? <AiProviderCard confirm={prompt.confirm} /> : null}
      <DefaultsCard confirm={prompt.confirm} />
      {prompt.dialog}
    </Grid>
  );
}

/**
 * Connects ad platforms, the CRM and the AI provider (ads §2, connect): shows the state of each connection,
 * signs in, disconnects, sets defaults for launches.
 */
export function ConnectScreen(props: ConnectScreenProps) {
  return (
    <>
      <PageHeader
        title={translate('Ad Accounts')}
        help={<PageHelp>{translate('Connect ad platforms, your CRM and an AI provider.')}</PageHelp>}
      />
      {mayCall(callTable.sources.list.access, props.user) ? (
        <Connections {...props} />
      ) : (
        <EmptyState icon={<Lock />} title={errorMessages.permissionDenied}>
          {translate('Your agency decides who can connect accounts.')}
        </EmptyState>
      )}
    </>
  );
}
