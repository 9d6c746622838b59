import { fn } from 'storybook/test';

export const signOut = fn();
