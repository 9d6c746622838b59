import { DashboardScreen } from '@adlane/screens';
import { paths } from '../navigation/paths';
import { useUser } from '../session/UserContext';
import { useArea } from '../session/useArea';

/** …/dashboard */
export function Component() {
  const area = useArea();
  return (
    <>
      <title>Dashboard – Adlane</title>
      <DashboardScreen
        user={useUser()}
        connectHref={paths.connect(area)}
        templatesHref={paths.templateFolders(area)}
        insertsHref={paths.inserts(area)}
        adsHref={paths.launchedAds(area)}
      />
    </>
  );
}
