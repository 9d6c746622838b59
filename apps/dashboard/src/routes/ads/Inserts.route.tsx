import { InsertsScreen } from '@adlane/screens';
import { PageTitle } from '../../shared/PageTitle';

/** /agency/smart-tag, /agency/{highLevelId}/inserts */
export function Component() {
  return (
    <>
      <PageTitle text="Inserts" />
      <InsertsScreen />
    </>
  );
}
