import * as z from 'zod';

/** Ids of Gleap: object ids, share tokens. */
const GleapId = z.string().regex(/^[\w.-]{1,100}$/);

/** An id, or an object with one: lists name related objects in either way. */
const Reference = z.union([
  GleapId,
  z.object({ id: GleapId }).transform(({ id }) => id),
  z.object({ _id: GleapId }).transform(({ _id }) => _id),
]);

/** Reads the id of an object, or the id that another one names it by. */
export function readId(value: unknown): string | undefined {
  return Reference.safeParse(value).data;
}

const Translated = z.record(z.string(), z.unknown());

/** A text, or undefined; several languages are counted, because only one is stored here. */
export type ReadText = { readonly text: string; readonly languages: number };

/**
 * Reads a text in one language: English if there is one, otherwise the first. Rich texts are read by `format`.
 */
export function readText(value: unknown, format: (content: unknown) => string = readPlain): ReadText {
  const content = Translated.safeParse(value).data;
  // A rich text is an object too, with its kind in `type`.
  if (content === undefined || typeof content['type'] === 'string')
    return { text: format(value).trim(), languages: 1 };
  const texts = Object.entries(content)
    .map(([language, text]) => ({ language, text: format(text).trim() }))
    .filter(({ text }) => text !== '');
  const chosen = texts.find(({ language }) => /^en\b/i.test(language)) ?? texts[0];
  return { text: chosen?.text ?? '', languages: texts.length };
}

const readPlain = (value: unknown) => (typeof value === 'string' ? value : '');

/** Reads a short text, cut to a length; undefined if there is none. */
export function readShort(value: unknown, max: number): string | undefined {
  const text = readPlain(value).trim();
  return text === '' ? undefined : text.slice(0, max);
}

/** Gleap exists since then; earlier dates are mistakes. */
const firstDate = Date.UTC(2015, 0, 1);

/** Reads a time of the past; `otherwise` for anything else. */
export function readDate(value: unknown, otherwise: Date): Date {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return time >= firstDate && time <= otherwise.getTime() ? new Date(time) : otherwise;
}

/** Reads an object; `{}` for anything else. */
export function readRecord(value: unknown): Record<string, unknown> {
  return Translated.safeParse(value).data ?? {};
}
