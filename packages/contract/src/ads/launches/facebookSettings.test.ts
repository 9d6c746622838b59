import { expect, it } from 'vitest';
import { ownMessages } from '../../constants/texts/ownMessages';
import { createDefaultFacebookLaunchSettings, FacebookLaunchSettings } from './facebookSettings';

it.each([
  ['', undefined],
  ['7'.repeat(32), undefined],
  ['7'.repeat(33), ownMessages.identityNumber],
  ['77-00', ownMessages.identityNumber],
])('accepts or refuses the verified identity "%s"', (verifiedPayor, message) => {
  const { error } = FacebookLaunchSettings.safeParse({
    ...createDefaultFacebookLaunchSettings(),
    verifiedPayor,
  });
  expect(error?.issues[0]?.message).toBe(message);
});
