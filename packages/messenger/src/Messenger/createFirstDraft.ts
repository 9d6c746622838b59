import type { FeedbackFlow } from '@adlane/contract/widget/flowConfig';
import type { Draft, MessengerState } from '../state/messengerState';

/**
 * Returns a form's initial values: what the page prefills, and the visitor's email address if the form
 * requests one.
 */
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
