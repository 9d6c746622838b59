import { AnnouncementsScreen } from '@adlane/screens';
import { PageTitle } from '../../shared/PageTitle';

/** /super-admin/announcements */
export function Component() {
  return (
    <>
      <PageTitle text="Announcements" />
      <AnnouncementsScreen />
    </>
  );
}
