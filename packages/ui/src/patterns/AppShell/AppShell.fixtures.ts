import { fn } from 'storybook/test';

export const signOut = fn();

export const changeMenu = fn();
