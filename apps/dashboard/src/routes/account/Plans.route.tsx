import { PlansScreen } from '@adlane/screens';
import { PageTitle } from '../../shared/PageTitle';

/** /super-admin/plans */
export function Component() {
  return (
    <>
      <PageTitle text="Plans" />
      <PlansScreen />
    </>
  );
}
