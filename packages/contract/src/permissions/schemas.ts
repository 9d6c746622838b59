import * as z from 'zod';
import { permissionKeys, roles } from '../access';

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

/** Flags before anybody has granted one (ads §3: all start false). */
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

/** What a user may do (ads §3, Client permission object). */
export const ClientPermission = z.object({ userType: z.enum(roles), permissions: Permissions });
export type ClientPermission = z.infer<typeof ClientPermission>;

/** A change of flags: those that are named. */
export const PermissionChange = z.object({
  permissions: z.partialRecord(z.enum(permissionKeys), z.boolean()),
});
