import type { InboundMailState } from '@adlane/contract/widget/operator';

/** Answers arrive both ways. */
export const arriving: InboundMailState = {
  address: 'reply@in.adlane.example',
  has_webhook: true,
  has_mailbox: true,
  checked_at: '2026-11-23T09:00:00.000Z',
  problem: null,
  last_received_at: '2026-11-23T08:58:00.000Z',
};

/** Answers do not arrive. */
export const off: InboundMailState = {
  address: null,
  has_webhook: false,
  has_mailbox: false,
  checked_at: null,
  problem: null,
  last_received_at: null,
};
