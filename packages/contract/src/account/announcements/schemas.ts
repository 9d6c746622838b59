import * as z from 'zod';
import { Instant, OptionalUrlField, optionalText, requiredText } from '../../fields';

/** Who sees an announcement. */
export const announcementAudiences = ['all', 'agency', 'client'] as const;
/** Tone of an announcement. */
export const announcementKinds = ['info', 'success', 'warning'] as const;

/** A message of the operator to all users. */
export const Announcement = z.object({
  id: z.int(),
  title: z.string(),
  /**
   * HTML of the safe subset: paragraphs, lists, quotes, emphasis, links. The server removes everything else.
   */
  body: z.string(),
  kind: z.enum(announcementKinds),
  audience: z.enum(announcementAudiences),
  link_url: z.string(),
  link_text: z.string(),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Announcement = z.infer<typeof Announcement>;

const fields = {
  title: requiredText(200),
  body: requiredText(4000),
  kind: z.enum(announcementKinds),
  audience: z.enum(announcementAudiences),
  link_url: OptionalUrlField,
  link_text: optionalText(120),
  starts_at: Instant.nullable(),
  ends_at: Instant.nullable(),
};

/** Creates an announcement. */
export const AnnouncementForm = z.object({
  ...fields,
  kind: fields.kind.default('info'),
  audience: fields.audience.default('all'),
  link_url: fields.link_url.default(''),
  link_text: fields.link_text.default(''),
  starts_at: fields.starts_at.default(null),
  ends_at: fields.ends_at.default(null),
});

/** Changes an announcement; missing fields stay unchanged. */
export const AnnouncementChange = z.object(fields).partial();
