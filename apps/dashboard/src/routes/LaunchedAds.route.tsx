import { LaunchedAdsScreen } from '@adlane/screens';
import { paths } from '../navigation/paths';
import { useUser } from '../session/UserContext';
import { useArea } from '../session/useArea';

/** …/ads/manage */
export function Component() {
  const area = useArea();
  return (
    <>
      <title>Launched Ads – Adlane</title>
      <LaunchedAdsScreen
        user={useUser()}
        templatesHref={paths.templateFolders(area)}
        connectHref={paths.connect(area)}
        insertsHref={paths.inserts(area)}
      />
    </>
  );
}
