import { fn } from 'storybook/test';

export const changed = fn();

export const locales = [
  { key: 6, name: 'English (US)' },
  { key: 24, name: 'English (UK)' },
];
