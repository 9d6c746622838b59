import { OutboxScreen } from '@adlane/screens';
import { PageTitle } from '../../shared/PageTitle';

/** /super-admin/outbox */
export function Component() {
  return (
    <>
      <PageTitle text="Emails" />
      <OutboxScreen />
    </>
  );
}
