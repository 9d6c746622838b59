import { type PermissionKey, permissionKeys } from '@adlane/contract';

type Flags = Readonly<Partial<Record<PermissionKey, boolean>>>;

/**
 * What a client may do now, granted flags only (ads §3): while it follows its agency's defaults (`is_global`) those,
 * else what it was granted itself. Without a row of its own it may do nothing.
 */
export function computeEffectiveFlags(own: Flags | null | undefined, defaults: Flags | undefined): Flags {
  if (!own) return {};
  const valid: Flags = own.is_global ? { ...defaults, is_global: true } : own;
  return Object.fromEntries(permissionKeys.filter((key) => valid[key] === true).map((key) => [key, true]));
}
