import { SavedRepliesScreen } from '@adlane/screens';
import { paths } from '../../navigation/paths';
import { useArea } from '../../session/useArea';

/** …/inbox/saved-replies */
export function Component() {
  const area = useArea();
  return <SavedRepliesScreen inboxHref={paths.inbox(area)} />;
}
