import { notFound } from '../problem';

const textId = /^[1-9]\d{0,8}$/;

/** Returns whether a text of the widget's wire can be an id. */
export function isTextId(text: string): boolean {
  return textId.test(text);
}

/**
 * Parses an id that the widget's wire carries as text: a positive integer.
 * @throws Problem 404 for anything else
 */
export function parseTextId(text: string): number {
  if (!isTextId(text)) throw notFound();
  return Number(text);
}
