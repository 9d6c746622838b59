import type { Source } from '@adlane/contract/ads/sources';
import type { Channel } from '@adlane/contract/constants';
import { Alert, Button, Card, Grid, Text, translate } from '@adlane/ui';
import { describeRefusal } from '../describeRefusal';
import { channelBadges } from './channelBadges';
import { SourceItem, type SourceItemProps } from './SourceItem';
import type { PlatformSignIn } from './usePlatformSignIn';

export type ChannelCardProps = Omit<SourceItemProps, 'source' | 'isOwn' | 'onConnect'> & {
  channel: Channel;
  /** Connections of this platform. */
  sources: readonly Source[];
  /** True if connecting it is the user's next step. */
  isNextStep: boolean;
  /** True if the user may change the connection: a client only its own. */
  isOwn: (source: Source) => boolean;
  signIn: PlatformSignIn;
};

/** Progress of a sign-in at this platform, or the reason for its failure. */
function SignInState({ channel, signIn }: Pick<ChannelCardProps, 'channel' | 'signIn'>) {
  const { name } = channelBadges[channel];
  if (signIn.connecting === channel)
    return <Alert tone="info">{translate('Connecting {name} …', { name })}</Alert>;
  if (signIn.refusal?.channel === channel) {
    return (
      <Alert tone="error" title={translate('{name} was not connected', { name })}>
        {describeRefusal(signIn.refusal.error)}
      </Alert>
    );
  }
  if (signIn.deniedBy === channel) {
    return (
      <Alert tone="warning">{translate('{name} was not connected: access was denied.', { name })}</Alert>
    );
  }
  return null;
}

/** One platform: its connections and a button for another one. */
export function ChannelCard(props: ChannelCardProps) {
  const { channel, sources, isNextStep, isOwn, signIn, ...actions } = props;
  const { name, purpose } = channelBadges[channel];
  const begin = () => signIn.begin(channel);
  return (
    <Card
      title={name}
      description={purpose}
      actions={
        <Button
          size="sm"
          variant={isNextStep ? 'primary' : 'secondary'}
          loading={signIn.leavingFor === channel}
          disabled={signIn.connecting !== undefined}
          aria-label={
            sources.length > 0
              ? translate('Connect another {name} sign-in', { name })
              : translate('Connect {name}', { name })
          }
          onClick={begin}
        >
          {sources.length > 0 ? translate('Connect another') : translate('Connect')}
        </Button>
      }
    >
      <Grid gap={4} gridTemplateColumns="minmax(0, 1fr)">
        <SignInState channel={channel} signIn={signIn} />
        {sources.length > 0 ? (
          <Grid
            as="ul"
            aria-label={translate('{name} connections', { name })}
            gap={3}
            gridTemplateColumns="minmax(0, 1fr)"
            listStyleType="none"
          >
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
            {translate('Not connected yet.')}
          </Text>
        )}
      </Grid>
    </Card>
  );
}
