import { DashboardScreen, SuperAdminDashboardScreen } from '@adlane/screens';
import { paths } from '../../navigation/paths';
import { useUser } from '../../session/UserContext';
import { useArea } from '../../session/useArea';
import { PageTitle } from '../../shared/PageTitle';

/** …/dashboard */
export function Component() {
  const area = useArea();
  const user = useUser();
  return (
    <>
      <PageTitle text="Dashboard" />
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
          libraryHref={paths.masterLibrary(area)}
          insertsHref={paths.inserts(area)}
          adsHref={paths.launchedAds(area)}
        />
      )}
    </>
  );
}
