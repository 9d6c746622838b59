import * as z from 'zod';

/**
 * Whether `identify` must prove the user with `userHash` (widget §3.1). `off`: never looked at. `optional`: a wrong
 * one is refused, none is not; for the time in which a site adds it. `enforced`: each must be right.
 */
export const identityModes = ['off', 'optional', 'enforced'] as const;

/** A site that the widget stands on, and how it proves who its users are. */
export const WidgetProject = z.object({
  id: z.int(),
  name: z.string(),
  /** Public: what pages initialise the widget with. */
  sdkKey: z.string(),
  identityMode: z.enum(identityModes),
  /** Whether a key was made; without one, nobody can be proven. */
  hasIdentityKey: z.boolean(),
  /** Until when hashes of the key before this one count, too; null where none does. */
  previousKeyUntil: z.string().nullable(),
});
export type WidgetProject = z.infer<typeof WidgetProject>;

/** A new key for `userHash`: shown this once, kept sealed. */
export const IdentityKey = z.object({
  /** HMAC-SHA-256 of the user's id under it, in hex, is the `userHash`. */
  key: z.string(),
  previousKeyUntil: z.string().nullable(),
});
export type IdentityKey = z.infer<typeof IdentityKey>;
