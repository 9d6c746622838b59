import { DashboardScreen, SuperAdminDashboardScreen } from '@adlane/screens';
import { paths } from '../navigation/paths';
import { useUser } from '../session/UserContext';
import { useArea } from '../session/useArea';

/** …/dashboard */
export function Component() {
  const area = useArea();
  const user = useUser();
  return (
    <>
      <title>Dashboard – Adlane</title>
      {area.kind === 'superAdmin' ? (
        <SuperAdminDashboardScreen
          subscribersHref={paths.subscribers}
          trialSubscribersHref={paths.trialSubscribers}
          leadsHref={paths.leads(area)}
          nicheRequestsHref={paths.nicheRequests}
          ticketsHref={paths.tickets(area)}
        />
      ) : (
        <DashboardScreen
          user={user}
          connectHref={paths.connect(area)}
          templatesHref={paths.templateFolders(area)}
          insertsHref={paths.inserts(area)}
          adsHref={paths.launchedAds(area)}
        />
      )}
    </>
  );
}
