import * as z from 'zod';
import { permissionKeys, roles } from '../../access';

/** Every flag, granted or not (ads §3). */
export const Permissions = z.object({
  is_global: z.boolean(),
  adlane_all: z.boolean(),
  ads_launch: z.boolean(),
  manage_agency_ads: z.boolean(),
  template_management: z.boolean(),
  ad_template_metrics: z.boolean(),
});
export type Permissions = z.infer<typeof Permissions>;

/** Returns the default flags (ads §3: all false). */
export function createDefaultPermissions(): Permissions {
  return {
    is_global: false,
    adlane_all: false,
    ads_launch: false,
    manage_agency_ads: false,
    template_management: false,
    ad_template_metrics: false,
  };
}

/** Role and permissions of a user (ads §3, Client permission object). */
export const ClientPermission = z.object({ userType: z.enum(roles), permissions: Permissions });
export type ClientPermission = z.infer<typeof ClientPermission>;

/** Flags to change; others are unchanged. */
export const PermissionChange = z.object({
  permissions: z.partialRecord(z.enum(permissionKeys), z.boolean()),
});
