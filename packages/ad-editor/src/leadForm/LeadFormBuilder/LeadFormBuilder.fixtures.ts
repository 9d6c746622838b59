import { fn } from 'storybook/test';

export const sent = fn();
