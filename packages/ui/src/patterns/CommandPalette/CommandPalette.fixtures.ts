import { fn } from 'storybook/test';

export const run = fn();
