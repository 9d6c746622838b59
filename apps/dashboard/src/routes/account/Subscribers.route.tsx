import { SubscriberScreen, SubscribersScreen, TrialSubscribersScreen } from '@adlane/screens';
import { Alert, Box, translate } from '@adlane/ui';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { findArea, paths } from '../../navigation/paths';
import { readId } from '../../navigation/readId';
import { useUser } from '../../session/UserContext';
import { useStartSession } from '../../session/useStartSession';
import { Component as NotFound } from '../NotFound.route';

function Subscriber({ id }: { id: number }) {
  return (
    <SubscriberScreen
      subscriberId={id}
      listHref={paths.subscribers}
      trialListHref={paths.trialSubscribers}
      onViewAs={useStartSession()}
    />
  );
}

function Subscribers() {
  const { pathname } = useLocation();
  const isTrial = pathname === paths.trialSubscribers;
  const Screen = isTrial ? TrialSubscribersScreen : SubscribersScreen;
  const next = useSearchParams()[0].get('next') ?? undefined;
  const continues = next !== undefined && findArea(next)?.kind === 'viewingAgency';
  return (
    <>
      {continues ? (
        <Box mb={4}>
          <Alert tone="info">{translate('View the app as the agency to open what it was working on.')}</Alert>
        </Box>
      ) : null}
      <Screen
        key={pathname}
        user={useUser()}
        subscriberHref={paths.subscriber}
        onViewAs={useStartSession(next)}
      />
    </>
  );
}

/** /super-admin/subscriber, /super-admin/trial-subscriber and /super-admin/subscriber/{subscriberId} */
export function Component() {
  const { subscriberId } = useParams();
  if (subscriberId === undefined) return <Subscribers />;
  const id = readId(subscriberId);
  return id === undefined ? <NotFound /> : <Subscriber key={id} id={id} />;
}
