import { AnnouncementsScreen } from '@adlane/screens';

/** /super-admin/announcements */
export function Component() {
  return <AnnouncementsScreen />;
}
