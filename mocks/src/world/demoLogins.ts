import type { Role } from '@adlane/contract';

export type DemoLogin = { readonly role: Role; readonly email: string; readonly password: string };

const password = 'adlane-demo';

/** Demo logins, one per role. */
export const demoLogins = [
  { role: 'Agency', email: 'agency@adlane.test', password },
  { role: 'Client', email: 'client@adlane.test', password },
  { role: 'SuperAdmin', email: 'operator@adlane.test', password },
] as const satisfies readonly DemoLogin[];

/** SDK key of the demo widget project. */
export const demoSdkKey = 'adlane-demo';
