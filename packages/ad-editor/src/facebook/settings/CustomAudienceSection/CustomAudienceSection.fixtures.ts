import { storyAccount } from '@adlane/mocks/connections';
import { fn } from 'storybook/test';

export const changed = fn();

export const settingsAccount = {
  accounts: [storyAccount],
  account: storyAccount,
  choose: fn(),
  isLoading: false,
  error: null,
  retry: fn(),
};
