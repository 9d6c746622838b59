import { PlansScreen } from '@adlane/screens';

/** /super-admin/plans */
export function Component() {
  return <PlansScreen />;
}
