import { SavedRepliesScreen } from '@adlane/screens';
import { paths } from '../../navigation/paths';
import { useArea } from '../../session/useArea';
import { PageTitle } from '../../shared/PageTitle';

/** …/inbox/saved-replies */
export function Component() {
  const area = useArea();
  return (
    <>
      <PageTitle text="Saved replies" />
      <SavedRepliesScreen inboxHref={paths.inbox(area)} />
    </>
  );
}
