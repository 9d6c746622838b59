import { type GoogleFailureParts, googleFault } from '../googleFailure';

/** Words that the double's policy refuses, with their topic. */
const refusedWords = [
  [/\bmiracle\b/i, 'UNRELIABLE_CLAIMS'],
  [/\bcasino\b/i, 'GAMBLING'],
] as const;

/** Throws Google's policy finding for a text with a refused word. */
export function checkPolicy(text: string, path: NonNullable<GoogleFailureParts['path']>): void {
  for (const [words, topic] of refusedWords) {
    const found = words.exec(text)?.[0];
    if (found === undefined) continue;
    const entry = { topic, type: 'PROHIBITED', evidences: [{ textList: { texts: [found] } }] };
    throw googleFault(
      400,
      'policyFindingError',
      'POLICY_FINDING',
      'The resource has been disapproved since the policy summary includes policy topics of type PROHIBITED.',
      { path, details: { policyFindingDetails: { policyTopicEntries: [entry] } } },
    );
  }
}
