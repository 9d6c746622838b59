import type { FeedbackFlow } from '@adlane/contract/flowConfig';
import type { Draft, MessengerState } from '../state/messengerState';

/** What a form starts with: what the page asks to fill in, and the visitor's address where one is asked for. */
export function createFirstDraft(
  flow: FeedbackFlow,
  { prefill, session }: Pick<MessengerState, 'prefill' | 'session'>,
): Draft {
  const known = flow.form.map(({ name, type }) => {
    const value = prefill[name] ?? (type === 'email' ? session?.email : undefined);
    return [name, value] as const;
  });
  return Object.fromEntries(known.filter(([, value]) => value !== undefined));
}
