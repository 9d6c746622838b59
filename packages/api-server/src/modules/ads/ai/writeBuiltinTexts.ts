import { builtinTones, findTone } from './builtinTones';
import { findFaults, type Written } from './checkWritten';
import { asPhrase, asSentence, toPlainWords } from './toPlainWords';
import type { Want } from './wants';

/** What the built-in writer knows about an ad. */
export type Brief = {
  readonly niche: string;
  readonly offer: string;
  readonly services?: string | undefined;
  readonly targetAudience?: string | undefined;
  readonly limits?: string | undefined;
  readonly timeSensitiveElements?: string | undefined;
  readonly adTone?: string | undefined;
  /** The current texts, one per line, which are not written again. */
  readonly current?: string | undefined;
};

const getTone = ({ adTone = '' }: Brief) => builtinTones[findTone(adTone)];

// The user's words begin a sentence or follow a colon: "We offer Massage" would have a capital in its middle.

/** Lists short texts about the ad, the most specific first. */
function listShortTexts(brief: Brief): string[] {
  const { closings, listTitles } = getTone(brief);
  const topic = asPhrase(toPlainWords(brief.niche, 20));
  const deal = toPlainWords(brief.offer, 200);
  const service = toPlainWords(brief.services?.split(/[,;\n]/)[0] ?? '', 60);
  return [
    ...(deal === '' ? [] : [asSentence(deal)]),
    ...(service === '' ? [] : [asSentence(service), `${asSentence(service)} near you`]),
    ...(topic === '' ? [] : listTitles(topic)),
    ...closings,
  ];
}

/** Lists what the brief says, without the offer. */
function listFacts(brief: Brief): string[] {
  const services = toPlainWords(brief.services ?? '', 200);
  const audience = toPlainWords(brief.targetAudience ?? '', 120);
  const time = toPlainWords(brief.timeSensitiveElements ?? '', 120);
  const terms = toPlainWords(brief.limits ?? '', 120);
  return [
    ...(services === '' ? [] : [`Our services: ${services}.`]),
    ...(audience === '' ? [] : [`${asSentence(audience)}: this is for you.`]),
    ...(time === '' ? [] : [`${asSentence(time)}.`]),
    ...(terms === '' ? [] : [`Good to know: ${terms}.`]),
  ];
}

/** Lists sentences about the ad that do not name the offer, which headlines do. */
function listSentences(brief: Brief): string[] {
  const topic = asPhrase(toPlainWords(brief.niche, 40)) || 'our services';
  return getTone(brief)
    .listSentences(topic)
    .map((text) => `${text}.`);
}

/** Lists texts of one sentence; the closings from the last on, because headlines begin with the first. */
function listLines(brief: Brief): string[] {
  const { closings } = getTone(brief);
  return [...listSentences(brief), ...listFacts(brief), ...closings.map((text) => `${text}.`).reverse()];
}

/** Lists texts of two to four sentences: an opening, what the brief says about it, and what to do. */
function listLongTexts(brief: Brief): string[] {
  const { closings, introduceOffer } = getTone(brief);
  const deal = toPlainWords(brief.offer, 200);
  const facts = listFacts(brief);
  const openings = [...(deal === '' ? [] : [`${introduceOffer(deal)}.`]), ...listSentences(brief), ...facts];
  const longest = openings.flatMap((opening, index) => {
    const added = facts.slice(2 * index, 2 * index + 2);
    return added.length === 0 || added.includes(opening) ? [] : [[opening, ...added].join(' ')];
  });
  return closings.flatMap((closing, round) => {
    const short = openings.map((_opening, index) => openings[(index + round) % openings.length]);
    return [...longest, ...short].map((text) => `${text} ${closing}.`);
  });
}

/**
 * Writes texts from fixed patterns for agencies without an AI provider, in the tone that the brief names. All
 * of them follow the rules of ads §5 and claim only what the brief says, and no sentence of an ad occurs twice
 * while there are others. Pure: the same brief gives the same texts.
 */
export function writeBuiltinTexts(wants: readonly Want[], brief: Brief): Written {
  const lists = new Map<string, readonly string[]>();
  const current = (brief.current ?? '').split('\n');
  const said: Said = { texts: new Set(current), sentences: new Set(current.flatMap(listPlainSentences)) };
  for (const want of wants) lists.set(want.name, pickTexts(want, listTexts(want, brief), said));
  return lists;
}

function listTexts({ name }: Want, brief: Brief): string[] {
  if (['headlines', 'greetingTitle', 'completionHeadline'].includes(name)) return listShortTexts(brief);
  const lines = listLines(brief);
  return ['subHeadlines', 'longHeadline'].includes(name) ? lines : [...listLongTexts(brief), ...lines];
}

/** Lists the sentences of a text without their ends, by which a sentence differs from a headline. */
function listPlainSentences(text: string): string[] {
  return text.split(/(?<=[.?!])\s+/).map((sentence) => sentence.replace(/[.?!]+$/, '').toLowerCase());
}

/** What is said already: the texts to replace, and the sentences of those and of the new ones. */
type Said = { readonly texts: ReadonlySet<string>; readonly sentences: Set<string> };

/**
 * Picks as many texts as are wanted among those that the rules allow, and adds their sentences to what is said:
 * first those that say nothing twice, then those that are not said as a whole, then other texts than the current ones.
 */
function pickTexts(want: Want, texts: readonly string[], said: Said): string[] {
  const picked: string[] = [];
  const isSaid = (sentence: string) => said.sentences.has(sentence);
  const isAllowed = (text: string) =>
    findFaults([{ ...want, count: picked.length + 1 }], new Map([[want.name, [...picked, text]]])).length ===
    0;
  for (const isRepeated of [
    (text: string) => listPlainSentences(text).some(isSaid),
    (text: string) => listPlainSentences(text).every(isSaid),
    (text: string) => said.texts.has(text),
    () => false,
  ]) {
    for (const text of texts) {
      if (picked.length === want.count) return picked;
      if (isRepeated(text) || !isAllowed(text)) continue;
      picked.push(text);
      for (const sentence of listPlainSentences(text)) said.sentences.add(sentence);
    }
  }
  return picked;
}
