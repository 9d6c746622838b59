import * as z from 'zod';
import { roles } from '../../access';

/** Entry of the audit log. Secret values are `***`. */
export const AuditEntry = z.object({
  id: z.int(),
  /** Name of the call, e.g. `clients.delete`. */
  action: z.string(),
  actor: z.object({
    id: z.int(),
    name: z.string(),
    entity_type: z.enum(roles),
    /** The super admin behind a login as subscriber. */
    acting_user_id: z.int().nullable(),
  }),
  item_kind: z.string(),
  item_id: z.int().nullable(),
  /** Fields before and after. */
  changes: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })),
  ip: z.string(),
  created_at: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
