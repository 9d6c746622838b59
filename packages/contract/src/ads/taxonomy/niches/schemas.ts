import * as z from 'zod';
import { optionalText, requiredName } from '../../../fields';

/** Statuses of a niche. */
export const nicheStatuses = ['active', 'inactive'] as const;
/** Status of a niche request; the filter 'Pending niches' shows the open ones. */
export const nicheRequestStatuses = ['pending', 'approved', 'rejected'] as const;

/** A line of business, e.g. 'Dentists'. */
export const Niche = z.object({
  id: z.int(),
  name: z.string(),
  status: z.enum(nicheStatuses),
  templates_count: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Niche = z.infer<typeof Niche>;

/** Creates a niche. */
export const NicheForm = z.object({ name: requiredName(120) });

/** An agency's request for a niche. */
export const NicheRequest = z.object({
  id: z.int(),
  name: z.string(),
  note: z.string(),
  status: z.enum(nicheRequestStatuses),
  /** Reason of the rejection. */
  reason: z.string(),
  requested_by: z.object({ id: z.int(), business_name: z.string() }),
  /** The niche created from the request. */
  niche_id: z.int().nullable(),
  created_at: z.string(),
});
export type NicheRequest = z.infer<typeof NicheRequest>;

/** Requests a niche. */
export const NicheRequestForm = z.object({ name: requiredName(120), note: optionalText(1000).default('') });

/** Rejects a request, with what its agency reads. */
export const NicheRejection = z.object({ reason: optionalText(1000).default('') });
