import { SubscribersScreen, TrialSubscribersScreen } from '@adlane/screens';
import { useLocation } from 'react-router';
import { paths } from '../navigation/paths';
import { useUser } from '../session/UserContext';
import { useStartSession } from '../session/useStartSession';

/** /super-admin/subscriber and /super-admin/trial-subscriber */
export function Component() {
  const { pathname } = useLocation();
  const isTrial = pathname === paths.trialSubscribers;
  const Screen = isTrial ? TrialSubscribersScreen : SubscribersScreen;
  return (
    <>
      <title>{isTrial ? 'Trial subscribers – Adlane' : 'Subscribers – Adlane'}</title>
      <Screen key={pathname} user={useUser()} onViewAs={useStartSession()} />
    </>
  );
}
