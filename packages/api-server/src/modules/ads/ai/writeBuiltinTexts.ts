import { findFaults, type Written } from './checkWritten';
import { hashText } from './hashText';
import { asPhrase, asSentence, toPlainWords } from './toPlainWords';
import type { Want } from './wants';

/** What the built-in writer knows about an ad. */
export type Brief = {
  readonly niche: string;
  readonly offer: string;
  readonly services?: string | undefined;
  readonly targetAudience?: string | undefined;
  /** The current text, which is not written again. */
  readonly current?: string | undefined;
};

const closings = [
  'Book your visit today',
  'Talk to our team',
  'See how it works',
  'Get in touch today',
  'Find out more',
  'Plan your visit now',
  'Ask us anything',
  'Come and see us',
  'Meet our team',
  'Start today',
  'Here when you need us',
  'Made for you',
  'Take the first step',
  'Let us show you',
  'Choose your time',
];

// The user's words begin a sentence or follow a colon: "We offer Massage" would have a capital in its middle.

/** Lists short texts about the ad, the most specific first. */
function listShortTexts({ niche, offer, services = '' }: Brief): string[] {
  const topic = asPhrase(toPlainWords(niche, 20));
  const deal = toPlainWords(offer, 200);
  const service = toPlainWords(services.split(/[,;\n]/)[0] ?? '', 60);
  return [
    ...(deal === '' ? [] : [asSentence(deal)]),
    ...(service === '' ? [] : [asSentence(service), `${asSentence(service)} near you`]),
    ...(topic === ''
      ? []
      : [`${asSentence(topic)} near you`, `Your local ${topic} team`, `${asSentence(topic)} that fits you`]),
    ...closings,
  ];
}

/** Lists sentences about the ad that do not name the offer, which headlines do. */
function listSentences(brief: Brief): string[] {
  const topic = asPhrase(toPlainWords(brief.niche, 40)) || 'our services';
  const services = toPlainWords(brief.services ?? '', 200);
  const audience = toPlainWords(brief.targetAudience ?? '', 120);
  return [
    ...(services === '' ? [] : [`Our services: ${services}.`]),
    ...(audience === '' ? [] : [`${asSentence(audience)}: this is for you.`]),
    `Looking for ${topic}? We are here for you.`,
    `${asSentence(topic)} with people who take their time.`,
    `${asSentence(topic)}, close to you.`,
  ];
}

/** Lists texts of one sentence; the closings from the last on, because headlines begin with the first. */
function listLines(brief: Brief): string[] {
  return [...listSentences(brief), ...closings.map((text) => `${text}.`).reverse()];
}

/** Lists texts of two or three sentences. */
function listLongTexts(brief: Brief): string[] {
  const deal = toPlainWords(brief.offer, 200);
  const openings = [
    ...(deal === '' ? [] : [`${asSentence(deal)}.`, `New at our place: ${deal}.`]),
    ...listSentences(brief),
  ];
  return closings.flatMap((closing, round) =>
    openings.map((_opening, index) => `${openings[(index + round) % openings.length]} ${closing}.`),
  );
}

/**
 * Writes texts from fixed patterns for agencies without an AI provider. All of them follow the rules of ads
 * §5 and claim only what the brief says. Pure: the same brief gives the same texts.
 */
export function writeBuiltinTexts(wants: readonly Want[], brief: Brief): Written {
  const lists = new Map<string, readonly string[]>();
  // One ad says nothing twice.
  const used = new Set([toPlainText(brief.current ?? '')]);
  for (const want of wants) {
    const telling = listTexts(want, brief).filter((text) => !used.has(toPlainText(text)));
    const picked = pick(want, telling, brief.current ? 1 + (hashText(brief.current) % 3) : 0);
    for (const text of picked) used.add(toPlainText(text));
    lists.set(want.name, picked);
  }
  return lists;
}

function listTexts({ name }: Want, brief: Brief): string[] {
  if (['headlines', 'greetingTitle', 'completionHeadline'].includes(name)) return listShortTexts(brief);
  const lines = listLines(brief);
  return ['subHeadlines', 'longHeadline'].includes(name) ? lines : [...listLongTexts(brief), ...lines];
}

/** Returns a text without its last period, by which a sentence differs from a headline. */
function toPlainText(text: string): string {
  return text.replace(/\.$/, '');
}

/** Returns the first texts that the rules allow, beginning at `start`. */
function pick(want: Want, texts: readonly string[], start: number): string[] {
  const accepted: string[] = [];
  for (const text of [...texts.slice(start), ...texts.slice(0, start)]) {
    if (accepted.length === want.count) break;
    const one = { ...want, count: accepted.length + 1 };
    if (findFaults([one], new Map([[want.name, [...accepted, text]]])).length === 0) accepted.push(text);
  }
  return accepted;
}
