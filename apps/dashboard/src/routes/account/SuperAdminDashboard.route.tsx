import { SuperAdminDashboardScreen } from '@adlane/screens';
import { paths } from '../../navigation/paths';
import { useArea } from '../../session/useArea';

/** /super-admin/dashboard */
export function Component() {
  const area = useArea();
  return (
    <SuperAdminDashboardScreen
      subscribersHref={paths.subscribers}
      trialSubscribersHref={paths.trialSubscribers}
      nicheRequestsHref={paths.nicheRequests}
      ticketsHref={paths.tickets(area)}
    />
  );
}
