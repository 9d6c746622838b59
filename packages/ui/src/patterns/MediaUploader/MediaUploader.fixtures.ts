import { fn } from 'storybook/test';

export const upload = fn();

export const signals: AbortSignal[] = [];
