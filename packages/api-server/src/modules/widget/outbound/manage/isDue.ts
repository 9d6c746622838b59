import type { MessageFrequency } from '@adlane/contract/widget/outbound/manage';

/** The visitor's earlier deliveries of a message. */
export type Receipt = {
  readonly sent_at: Date;
  readonly clicked_at: Date | null;
  readonly answered_at: Date | null;
};

const dayMs = 86_400_000;

/** True if a message may be sent to a visitor now, by its frequency. */
export function isDue({ type, days }: MessageFrequency, receipt: Receipt | undefined, now: Date): boolean {
  if (!receipt) return true;
  if (type === 'once') return false;
  const isDone = receipt.clicked_at !== null || receipt.answered_at !== null;
  if (type === 'untilDone' && isDone) return false;
  return now.getTime() - receipt.sent_at.getTime() >= days * dayMs;
}
