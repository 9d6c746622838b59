import type { Channel } from '@adlane/contract/constants';
import type { Source } from '@adlane/contract/sources';
import { Alert, Button, Card, Grid, Text } from '@adlane/ui';
import { describeRefusal } from '../describeRefusal';
import { channelBadges } from './channelBadges';
import { SourceItem, type SourceItemProps } from './SourceItem';
import type { PlatformSignIn } from './usePlatformSignIn';

export type ChannelCardProps = Omit<SourceItemProps, 'source' | 'isOwn' | 'onConnect'> & {
  channel: Channel;
  /** Connections of this platform. */
  sources: readonly Source[];
  /** True if the user may change the connection: a client only its own. */
  isOwn: (source: Source) => boolean;
  signIn: PlatformSignIn;
};

/** Progress of a sign-in at this platform, or the reason for its failure. */
function SignInState({ channel, signIn }: Pick<ChannelCardProps, 'channel' | 'signIn'>) {
  const { name } = channelBadges[channel];
  if (signIn.connecting === channel) return <Alert tone="info">{`Connecting ${name} …`}</Alert>;
  if (signIn.refusal?.channel === channel) {
    return (
      <Alert tone="error" title={`${name} was not connected`}>
        {describeRefusal(signIn.refusal.error)}
      </Alert>
    );
  }
  if (signIn.deniedBy === channel) {
    return <Alert tone="warning">{`${name} was not connected: access was denied.`}</Alert>;
  }
  return null;
}

/** One platform: its connections and a button for another one. */
export function ChannelCard({ channel, sources, isOwn, signIn, ...actions }: ChannelCardProps) {
  const { name, purpose } = channelBadges[channel];
  const begin = () => signIn.begin(channel);
  return (
    <Card
      title={name}
      description={purpose}
      actions={
        <Button
          size="sm"
          variant={sources.length > 0 ? 'secondary' : 'primary'}
          loading={signIn.leavingFor === channel}
          disabled={signIn.connecting !== undefined}
          aria-label={sources.length > 0 ? `Connect another ${name} sign-in` : `Connect ${name}`}
          onClick={begin}
        >
          {sources.length > 0 ? 'Connect another' : 'Connect'}
        </Button>
      }
    >
      <Grid gap={4} gridTemplateColumns="minmax(0, 1fr)">
        <SignInState channel={channel} signIn={signIn} />
        {sources.length > 0 ? (
          <Grid as="ul" aria-label={`${name} connections`} gap={3} listStyleType="none">
            {sources.map((source) => (
              <SourceItem
                key={source.id}
                {...actions}
                source={source}
                isOwn={isOwn(source)}
                onConnect={begin}
              />
            ))}
          </Grid>
        ) : (
          <Text color="fg.muted" textStyle="sm">
            Not connected yet.
          </Text>
        )}
      </Grid>
    </Card>
  );
}
