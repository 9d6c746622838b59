import type { Page } from 'playwright';
import { demoLogins } from '../../mocks/src/world/demoLogins';

/** Signs a demo user in through the form. */
export async function signIn(
  page: Page,
  dashboardUrl: string,
  role: (typeof demoLogins)[number]['role'],
): Promise<void> {
  const login = demoLogins.find((candidate) => candidate.role === role);
  if (!login) throw new Error(`The demo world has no login for ${role}.`);
  await page.goto(`${dashboardUrl}/login`);
  await page.getByLabel('Email').fill(login.email);
  await page.getByLabel('Password').fill(login.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}
