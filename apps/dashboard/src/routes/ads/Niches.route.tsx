import { NichesScreen } from '@adlane/screens';
import { PageTitle } from '../../shared/PageTitle';

/** /super-admin/niche */
export function Component() {
  return (
    <>
      <PageTitle text="Niches" />
      <NichesScreen />
    </>
  );
}
