import { type AiPromptFields, createDefaultAiPromptFields } from '@adlane/contract/ai';

/** What the AI is told of an ad: niche, offer and the prompt's fields (ads §3). */
export type AiBrief = {
  readonly niche: string;
  /** Whether the offer is chosen among suggestions or typed (ads §2). */
  readonly offerFrom: 'suggestion' | 'own';
  readonly offer: string;
  readonly prompt: AiPromptFields;
};

/** A brief before anybody has typed. */
export function emptyBrief(niche: string | null): AiBrief {
  return { niche: niche ?? '', offerFrom: 'suggestion', offer: '', prompt: createDefaultAiPromptFields() };
}

/** The prompt's fields as forms ask for them (ads §3). */
export const promptFields = [
  { name: 'goal', label: 'Goal', hint: 'What the ad should reach, e.g. more check-ups booked' },
  { name: 'services', label: 'Services' },
  { name: 'specialOffers', label: 'Special offers' },
  { name: 'limits', label: 'Limits', hint: 'For whom or for how many it is' },
  { name: 'targetAudience', label: 'Target audience' },
  { name: 'timeSensitiveElements', label: 'Time-sensitive elements', hint: 'What ends when' },
  { name: 'adTone', label: 'Ad tone', hint: 'e.g. friendly, urgent' },
  { name: 'additionalNotes', label: 'Additional notes' },
] as const satisfies readonly { name: keyof AiPromptFields; label: string; hint?: string }[];
