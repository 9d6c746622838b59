import * as z from 'zod';
import { removedValueKinds } from '../../constants/templates';

/** A template with values that its platform no longer accepts. */
export const OutdatedTemplate = z.object({
  id: z.int(),
  name: z.string(),
  /** True if the caller may change the template. */
  can_fix: z.boolean(),
  values: z.array(
    z.object({
      kind: z.enum(removedValueKinds),
      /** As the template stores it. */
      value: z.string(),
      label: z.string(),
      /** Why it is no longer accepted, and what takes its place. */
      reason: z.string(),
    }),
  ),
});
export type OutdatedTemplate = z.infer<typeof OutdatedTemplate>;
