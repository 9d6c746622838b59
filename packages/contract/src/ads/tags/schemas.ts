import * as z from 'zod';
import { requiredName } from '../../fields';

/** Origin of a tag: our own, or the CRM (selectedGHLTag). */
export const tagOrigins = ['own', 'ghl'] as const;

/** A label of leads and templates. */
export const Tag = z.object({
  /** Our id as text, or the CRM's. */
  id: z.string(),
  name: z.string(),
  origin: z.enum(tagOrigins),
});
export type Tag = z.infer<typeof Tag>;

/** Creates a tag. */
export const TagForm = z.object({ name: requiredName(60), origin: z.enum(tagOrigins).default('own') });
