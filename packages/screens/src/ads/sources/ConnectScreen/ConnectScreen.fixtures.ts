import { contract } from '@adlane/contract';
import { storyAccount, storySource } from '@adlane/mocks/connections';
import { fn } from 'storybook/test';

export const builtIn = {
  is_connected: false,
  key_hint: null,
  base_url: null,
  text_model: null,
  image_model: null,
};

export const google = { ...storySource, id: 2, channel: 'google' as const, name: 'ads@brightside.example' };

export const crm = { ...storySource, id: 3, channel: 'ghl' as const, name: 'Brightside, Queens' };

export const harbor = { ...storyAccount, id: 5, name: 'Harbor Dental', is_default: false };

/** Called with the name and body of each call. */
export const sent = fn<(call: string, body: unknown) => void>();

export const { sources } = contract;
