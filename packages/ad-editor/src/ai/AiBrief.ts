import { type AiPromptFields, createDefaultAiPromptFields } from '@adlane/contract/ads/ai';

/** Brief of an ad for the AI: niche, offer and the prompt's fields (ads §3). */
export type AiBrief = {
  readonly niche: string;
  /** Whether the offer is chosen among suggestions or typed (ads §2). */
  readonly offerFrom: 'suggestion' | 'own';
  readonly offer: string;
  readonly prompt: AiPromptFields;
};

/** Returns an empty brief. */
export function emptyBrief(niche: string | null): AiBrief {
  return { niche: niche ?? '', offerFrom: 'suggestion', offer: '', prompt: createDefaultAiPromptFields() };
}

/** The prompt's fields as forms show them (ads §3). */
export const promptFields = [
  { name: 'goal', label: 'Goal', hint: 'The goal of the ad, e.g. more booked check-ups' },
  { name: 'services', label: 'Services' },
  { name: 'specialOffers', label: 'Special offers' },
  { name: 'limits', label: 'Limits', hint: 'Who it is for, or how many are available' },
  { name: 'targetAudience', label: 'Target audience' },
  { name: 'timeSensitiveElements', label: 'Time-sensitive elements', hint: 'Deadlines and end dates' },
  { name: 'adTone', label: 'Ad tone', hint: 'In your own words, or one of these' },
  { name: 'additionalNotes', label: 'Additional notes' },
] as const satisfies readonly { name: keyof AiPromptFields; label: string; hint?: string }[];
