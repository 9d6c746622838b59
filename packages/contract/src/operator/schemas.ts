import * as z from 'zod';

/**
 * Verification of users by `userHash` in `identify` (widget §3.1). `off`: ignored. `optional`: a wrong hash
 * is refused, a missing one accepted, for sites that are adding it. `enforced`: every hash must be correct.
 */
export const identityModes = ['off', 'optional', 'enforced'] as const;

/** A site that embeds the widget, and its identity verification. */
export const WidgetProject = z.object({
  id: z.int(),
  name: z.string(),
  /** Public key with which pages initialize the widget. */
  sdkKey: z.string(),
  identityMode: z.enum(identityModes),
  /** True if a key exists; without one, no user can be verified. */
  hasIdentityKey: z.boolean(),
  /** Until when the previous key is also accepted; null if none is. */
  previousKeyUntil: z.string().nullable(),
});
export type WidgetProject = z.infer<typeof WidgetProject>;

/** An email that a server in development stored instead of delivering it. */
export const StoredMail = z.object({
  id: z.string(),
  to: z.string(),
  from_name: z.string(),
  subject: z.string(),
  /** Plain text; may contain the secret of a link. */
  text: z.string(),
  sent_at: z.string(),
});
export type StoredMail = z.infer<typeof StoredMail>;

/** A new key for `userHash`: returned once and stored encrypted. */
export const IdentityKey = z.object({
  /** The `userHash` is the HMAC-SHA-256 of the user's id with this key, in hex. */
  key: z.string(),
  previousKeyUntil: z.string().nullable(),
});
export type IdentityKey = z.infer<typeof IdentityKey>;
