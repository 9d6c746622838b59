import { InsertsScreen } from '@adlane/screens';

/** /agency/smart-tag, /agency/{highLevelId}/inserts */
export function Component() {
  return <InsertsScreen />;
}
