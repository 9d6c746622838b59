import { type PermissionKey, permissionKeys } from '@adlane/contract';

type Flags = Readonly<Partial<Record<PermissionKey, boolean>>>;

/**
 * Returns the flags granted to a client now (ads §3): its agency's defaults while it follows them
 * (`is_global`), otherwise its own; none without a row.
 */
export function computeEffectiveFlags(own: Flags | null | undefined, defaults: Flags | undefined): Flags {
  if (!own) return {};
  const valid: Flags = own.is_global ? { ...defaults, is_global: true } : own;
  return Object.fromEntries(permissionKeys.filter((key) => valid[key] === true).map((key) => [key, true]));
}
