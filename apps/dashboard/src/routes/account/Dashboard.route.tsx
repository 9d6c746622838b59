import { DashboardScreen } from '@adlane/screens';
import { paths } from '../../navigation/paths';
import { useUser } from '../../session/UserContext';
import { useArea } from '../../session/useArea';

/** /agency/dashboard */
export function Component() {
  const area = useArea();
  const user = useUser();
  return (
    <DashboardScreen
      user={user}
      connectHref={paths.connect(area)}
      templatesHref={paths.templateFolders(area)}
      libraryHref={paths.masterLibrary(area)}
      insertsHref={paths.inserts(area)}
      adsHref={paths.launchedAds(area)}
    />
  );
}
