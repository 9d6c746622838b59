import { type AdTone, adTones } from '@adlane/contract/constants';
import { asSentence } from './toPlainWords';

/** What a tone says about an ad. None of it claims more than the brief. */
type ToneTexts = {
  /** Ends of texts, short enough for a headline. */
  readonly closings: readonly string[];
  readonly introduceOffer: (offer: string) => string;
  /** Sentences about the topic, which is written as in the middle of a sentence; without their last period. */
  readonly listSentences: (topic: string) => readonly string[];
  readonly listTitles: (topic: string) => readonly string[];
};

/** The tones of the built-in writer. */
export const builtinTones: Readonly<Record<AdTone, ToneTexts>> = {
  Friendly: {
    closings: [
      'Come and say hello',
      'Talk to our team',
      'See how it works',
      'Get in touch today',
      'Find out more',
      'Plan your visit',
      'Ask us anything',
      'Come and see us',
      'Meet our team',
      'Send us a message',
      'Here when you need us',
      'Made for you',
      'Take the first step',
      'Let us show you',
      'Choose your time',
    ],
    introduceOffer: (offer) => `A little something for you: ${offer}`,
    listSentences: (topic) => [
      `Looking for ${topic}? We are here for you`,
      `${asSentence(topic)} with people who take their time`,
      `${asSentence(topic)}, close to you`,
      'Tell us what you need, and we take it from there',
    ],
    listTitles: (topic) => [
      `${asSentence(topic)} near you`,
      `${asSentence(topic)} in your area`,
      `${asSentence(topic)}, just for you`,
    ],
  },
  Professional: {
    closings: [
      'Request an appointment',
      'Speak with our team',
      'See how we work',
      'Contact us for details',
      'Learn more',
      'Schedule your visit',
      'Get personal advice',
      'Discuss what you need',
      'Meet the team',
      'Compare your options',
      'Plan the next step',
      'Arrange a consultation',
      'Choose a suitable time',
      'Send us your questions',
      'Receive clear answers',
    ],
    introduceOffer: (offer) => `Now available: ${offer}`,
    listSentences: (topic) => [
      `Looking for ${topic}? Start with clear answers`,
      `${asSentence(topic)}, with a plan for what you need`,
      `${asSentence(topic)} with clear steps from the first contact`,
      'You know what happens next, and when',
    ],
    listTitles: (topic) => [
      `${asSentence(topic)} near you`,
      `${asSentence(topic)}: see how`,
      `${asSentence(topic)}, with a plan`,
    ],
  },
  Urgent: {
    closings: [
      'Start today',
      'Get in touch now',
      'Choose your time today',
      'Take the first step now',
      'Message us now',
      'Plan your visit today',
      'Get answers today',
      'Begin this week',
      'See it for yourself today',
      'Do not wait any longer',
      'Find out more now',
      'Come by this week',
      'Secure your appointment',
      'Make it happen now',
      'Talk to us today',
    ],
    introduceOffer: (offer) => `Act now: ${offer}`,
    listSentences: (topic) => [
      `Need ${topic}? Today is the day`,
      `${asSentence(topic)}: the best time to begin is now`,
      'Do it now and have it done',
      'One message is enough to begin',
    ],
    listTitles: (topic) => [
      `${asSentence(topic)}: act now`,
      `Need ${topic}? Start here`,
      `${asSentence(topic)}, starting today`,
    ],
  },
};

const wordsOfTones = [
  ['Urgent', /urgen|direct|bold|energ|pressing|now\b/i],
  ['Professional', /profession|formal|serious|expert|factual|calm|business/i],
] as const;

/** Returns the tone that the words of the brief are nearest to: the first one, unless they name another. */
export function findTone(adTone: string): AdTone {
  return wordsOfTones.find(([, words]) => words.test(adTone))?.[0] ?? adTones[0];
}
