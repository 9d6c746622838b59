import { AdSwipeScreen } from '@adlane/screens';
import { paths } from '../../navigation/paths';
import { useArea } from '../../session/useArea';
import { PageTitle } from '../../shared/PageTitle';

/** /agency/ad-swipe */
export function Component() {
  return (
    <>
      <PageTitle text="Ad Swipe" />
      <AdSwipeScreen masterHref={paths.masterLibrary(useArea())} />
    </>
  );
}
