import { createDefaultPermissions, type Permissions } from '@adlane/contract/account/permissions';
import type { TemplateAccess } from '@adlane/contract/ads/templates';

export const team = [
  { id: 11, first_name: 'Ada', last_name: 'Berg' },
  { id: 12, first_name: 'Ben', last_name: 'Cho' },
].map((member) => ({
  ...member,
  email: `${member.first_name.toLowerCase()}@agency.example`,
  team_role: 'admin' as const,
  status: 'active' as const,
  last_seen_at: null,
  created_at: '2026-10-01T09:00:00.000Z',
}));

/** The data of the story's server. */
export const store = { access: [] as TemplateAccess[], permissions: new Map<number, Permissions>() };

export const toPermissions = (id: number): Permissions =>
  store.permissions.get(id) ?? { ...createDefaultPermissions(), adlane_all: true };
