import type { Role } from '@adlane/contract';

export type DemoLogin = { readonly role: Role; readonly email: string; readonly password: string };

const password = 'adlane-demo';

/** Who can sign in to the seeded world, one of each role. */
export const demoLogins = [
  { role: 'Agency', email: 'agency@adlane.test', password },
  { role: 'Client', email: 'client@adlane.test', password },
  { role: 'SuperAdmin', email: 'operator@adlane.test', password },
] as const satisfies readonly DemoLogin[];

/** Key of the seeded widget project. */
export const demoSdkKey = 'adlane-demo';
