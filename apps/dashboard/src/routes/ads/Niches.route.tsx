import { NichesScreen } from '@adlane/screens';

/** /super-admin/niche */
export function Component() {
  return <NichesScreen />;
}
