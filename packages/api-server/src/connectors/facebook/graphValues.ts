import type { GraphAnswer } from './graphClient';

/** An object of an answer; empty where something else stands there. */
export function objectOf(value: unknown): GraphAnswer {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as GraphAnswer) : {};
}

/** A list of an answer's objects. */
export function objectsOf(value: unknown): GraphAnswer[] {
  return Array.isArray(value) ? value.map(objectOf) : [];
}

/** A list of an answer's texts; numbers are texts too, as Graph answers ids either way. */
export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(textOf).filter((text) => text !== '') : [];
}

/** A text of an answer; empty where there is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
