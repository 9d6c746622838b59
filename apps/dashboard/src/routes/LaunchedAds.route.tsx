import { LaunchedAdsScreen } from '@adlane/screens';
import { paths } from '../app/paths';
import { useArea } from '../session/useArea';

/** …/ads/manage */
export function Component() {
  return (
    <>
      <title>Launched Ads – Adlane</title>
      <LaunchedAdsScreen templatesHref={paths.templateFolders(useArea())} />
    </>
  );
}
