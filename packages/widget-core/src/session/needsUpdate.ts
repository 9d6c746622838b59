import type { VisitorSession } from '@adlane/contract/widget/sessions';
import { copyFields } from '../json/copyFields';
import { toJson } from '../json/toJson';

/** Longest value of a visitor's field, in characters; the server refuses longer ones too. */
export const maxFieldLength = 255;

type Contact = { readonly [field: string]: unknown } & {
  readonly customData?: Readonly<Record<string, unknown>>;
};

/** What a host hands in about a visitor: an object or its JSON text. Values that are too long are left out. */
export function parseContact(data: unknown): Contact {
  const isWithinLimit = (field: unknown) => typeof field !== 'string' || field.length <= maxFieldLength;
  return Object.fromEntries(Object.entries(copyFields(data)).filter(([, field]) => isWithinLimit(field)));
}

/**
 * True where the server does not know this yet: no user id, another user id, or a field that differs from the stored
 * value and from the custom data (widget §4.1).
 */
export function needsUpdate(
  session: VisitorSession,
  userId: string,
  fields: Readonly<Record<string, unknown>>,
): boolean {
  if (!session.userId || session.userId !== userId) return true;
  const known: Readonly<Record<string, unknown>> = session;
  return Object.entries(fields).some(([key, value]) => {
    const text = toJson(value);
    return toJson(known[key]) !== text && toJson(session.customData?.[key]) !== text;
  });
}
