import { notFound } from './problem';

/**
 * Parses an id that the widget's wire carries as text: a positive integer.
 * @throws Problem 404 for anything else
 */
export function parseTextId(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw notFound();
  return Number(text);
}
