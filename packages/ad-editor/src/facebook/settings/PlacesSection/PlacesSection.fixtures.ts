import { fn } from 'storybook/test';

export const changed = fn();
