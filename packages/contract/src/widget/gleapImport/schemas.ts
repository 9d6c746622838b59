import * as z from 'zod';

/** What Gleap's REST API lists and an import accepts, in the order in which one needs the other. */
export const gleapKinds = [
  'sessions',
  'tickets',
  'messages',
  'collections',
  'articles',
  'news',
  'productTours',
  'tooltips',
] as const;
/** A kind of objects of Gleap's REST API. */
export type GleapKind = (typeof gleapKinds)[number];

/** Most objects of one call. */
export const maxGleapItems = 200;
/** Maximum body of one call in bytes: long articles have their pictures' addresses, not their bytes. */
export const maxGleapBytes = 8 * 1024 * 1024;

/** Objects of one kind as Gleap's REST API returns them; unknown fields are ignored. */
export const GleapBatch = z.object({
  kind: z.enum(gleapKinds),
  items: z.array(z.record(z.string(), z.unknown())).min(1).max(maxGleapItems),
  /**
   * Whether Gleap's identity verification was on, so that no one else could write under a user's id. Visitors who prove that
   * id here then see the imported conversations.
   */
  verified_users: z.boolean().default(false),
});
export type GleapBatch = z.input<typeof GleapBatch>;

/** What happened to one object; `id` is Gleap's, or empty if it has none. */
export const GleapNote = z.object({ id: z.string(), reason: z.string() });
export type GleapNote = z.infer<typeof GleapNote>;

/** What an import did. */
export const GleapReport = z.object({
  imported: z.int(),
  /** Imported by an earlier call. */
  existing: z.int(),
  skipped: z.array(GleapNote),
  /** Imported without a part. */
  incomplete: z.array(GleapNote),
});
export type GleapReport = z.infer<typeof GleapReport>;
