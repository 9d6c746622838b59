import { AdSwipeScreen } from '@adlane/screens';
import { paths } from '../../navigation/paths';
import { useArea } from '../../session/useArea';

/** /agency/ad-swipe */
export function Component() {
  return <AdSwipeScreen masterHref={paths.masterLibrary(useArea())} />;
}
