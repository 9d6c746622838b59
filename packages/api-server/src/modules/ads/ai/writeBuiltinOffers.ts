import type { AiPromptFields } from '@adlane/contract/ads/ai';
import { asPhrase, asSentence, toPlainWords } from './toPlainWords';

const patterns = [
  (what: string) => `${what}: 20% off for new clients`,
  () => 'Free first consultation',
  (what: string) => `${what}: a lower price this month`,
  () => 'Bring a friend and both of you save 10%',
  () => 'A small gift with your first booking',
  (what: string) => `${what}: your first visit at half the price`,
  () => 'Free check of what you need',
  () => 'Every tenth visit is free',
  () => 'A package for the whole family at a lower price',
  () => 'Book early and choose your time',
];

/** Returns offers from fixed patterns, as a starting point. Pure. */
export function writeBuiltinOffers(niche: string, services: string, count: number): string[] {
  const service = toPlainWords(services.split(/[,;\n]/)[0] ?? '', 30);
  const what = service || asPhrase(toPlainWords(niche, 30));
  return patterns.slice(0, count).map((pattern) => asSentence(pattern(what)));
}

/** Returns prompt fields from fixed patterns, as a starting point; unknown facts remain empty. Pure. */
export function writeBuiltinPrompt(niche: string, offer: string): AiPromptFields {
  const topic = toPlainWords(niche, 60);
  const phrase = asPhrase(topic);
  return {
    goal: `Bring new clients to a business in ${phrase}.`,
    services: topic,
    specialOffers: toPlainWords(offer, 500),
    limits: '',
    targetAudience: `People nearby who are looking for ${phrase}`,
    timeSensitiveElements: '',
    adTone: 'Friendly and clear',
    additionalNotes: '',
  };
}
