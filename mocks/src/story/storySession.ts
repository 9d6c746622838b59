import type { Role } from '@adlane/contract';

/** Bearer tokens that the in-tab API accepts from the start; no real server knows them. */
export const storyTokens = {
  Agency: 'story-token-of-the-agency',
  Client: 'story-token-of-the-client',
  SuperAdmin: 'story-token-of-the-operator',
} as const satisfies Record<Role, string>;

/** What screens read of the signed-in user, by role. */
export const storyUsers = {
  Agency: { id: 2, group_id: 2, entity_type: 'Agency', permissions: {} },
  Client: { id: 3, group_id: 2, entity_type: 'Client', permissions: { adlane_all: true } },
  SuperAdmin: { id: 1, group_id: 1, entity_type: 'SuperAdmin', permissions: {} },
} as const satisfies Record<Role, object>;

let token: string | undefined;

/** Signs a story in as one of the demo users, or out, without a request. */
export function signInAs(role: Role | undefined): void {
  token = role && storyTokens[role];
}

/** Returns the signed-in user's token, which a story's client sends. */
export function storyToken(): string | undefined {
  return token;
}
