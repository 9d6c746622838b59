import { OutboxScreen } from '@adlane/screens';

/** /super-admin/outbox */
export function Component() {
  return <OutboxScreen />;
}
