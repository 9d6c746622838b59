import {
  checkAdText,
  checkBraces,
  checkDuplicate,
  checkEmojis,
  checkHtmlTags,
  countCharacters,
  getMaxCharacters,
  messages,
  type RuleMessage,
} from '@adlane/contract/rules';
import type { Want } from './wants';

/** Texts by their field. */
export type Written = ReadonlyMap<string, readonly string[]>;
export type Note = { readonly path: string; readonly message: string };
type Kind = ReturnType<Want['kindAt']>;

const mostLength = 5000;

/** Normalizes a text: composed, without control characters, surrounding quotes or double spaces. */
function cleanText(text: string): string {
  return text
    .slice(0, mostLength)
    .replace(/\p{Cs}/gu, '')
    .normalize('NFC')
    .replace(/[^\P{Cc}\n]|\p{Bidi_Control}/gu, ' ')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
    .replace(/^"(.*)"$/su, '$1')
    .trim();
}

/** Parses an answer: lists of texts by field name; everything else is ignored. */
export function readWritten(answer: unknown, wants: readonly Want[]): Written {
  const read = ({ name, count }: Want) => {
    const value: unknown =
      typeof answer === 'object' && answer !== null && Object.hasOwn(answer, name)
        ? Reflect.get(answer, name)
        : [];
    const texts = (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
    return texts
      .map(cleanText)
      .filter((text) => text !== '')
      .slice(0, count);
  };
  return new Map(wants.map((want) => [want.name, read(want)]));
}

function getLimit(kind: Kind): number {
  return typeof kind === 'number' ? kind : getMaxCharacters(kind);
}

function checkText(kind: Kind, text: string, others: readonly string[]): RuleMessage {
  if (typeof kind !== 'number') return checkAdText(kind, text, others);
  const isTooLong = countCharacters(text) > kind;
  return (
    checkHtmlTags(text) ??
    checkEmojis(text) ??
    checkBraces(text) ??
    (isTooLong ? messages.characterLimit : undefined) ??
    checkDuplicate(text, others)
  );
}

/** Lists what the rules say against the texts, and missing texts. */
export function findFaults(wants: readonly Want[], written: Written): Note[] {
  return wants.flatMap(({ name, count, kindAt }) => {
    const texts = written.get(name) ?? [];
    const faults = texts.flatMap((text, index) => {
      const message = checkText(kindAt(index), text, texts.slice(0, index));
      return message === undefined ? [] : [{ path: `${name}.${index}`, message }];
    });
    const missing = { path: name, message: `${texts.length} of ${count} texts were written.` };
    return texts.length < count ? [...faults, missing] : faults;
  });
}

/** Cuts a text at the end of a word; one long word is cut inside. */
export function shortenText(text: string, max: number): string {
  if (countCharacters(text) <= max) return text;
  const cut = [...text.normalize('NFC')].slice(0, max + 1).join('');
  const atWord = cut.replace(/\s+\S*$/u, '');
  const accepted = atWord === cut ? [...cut].slice(0, max).join('') : atWord;
  return accepted.replace(/[\s,;:\-–—(]+$/u, '');
}

/**
 * Fixes the texts where possible: shortens long ones, drops those with HTML and duplicates, and notes every
 * other broken rule.
 */
export function fixWritten(wants: readonly Want[], written: Written): { lists: Written; notes: Note[] } {
  const lists = new Map<string, readonly string[]>();
  const notes: Note[] = [];
  for (const { name, count, kindAt } of wants) {
    const accepted: string[] = [];
    for (const text of written.get(name) ?? []) {
      if (checkHtmlTags(text) !== undefined) continue;
      const kind = kindAt(accepted.length);
      const short = shortenText(text, getLimit(kind));
      if (checkDuplicate(short, accepted) !== undefined) continue;
      const path = `${name}.${accepted.length}`;
      if (short !== text) notes.push({ path, message: `Shortened to ${getLimit(kind)} characters.` });
      const fault = checkText(kind, short, accepted);
      if (fault !== undefined) notes.push({ path, message: fault });
      accepted.push(short);
    }
    if (accepted.length < count)
      notes.push({ path: name, message: `${accepted.length} of ${count} texts were written.` });
    lists.set(name, accepted);
  }
  return { lists, notes };
}
