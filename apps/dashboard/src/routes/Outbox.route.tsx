import { OutboxScreen } from '@adlane/screens';

/** /super-admin/outbox */
export function Component() {
  return (
    <>
      <title>Sent emails – Adlane</title>
      <OutboxScreen />
    </>
  );
}
