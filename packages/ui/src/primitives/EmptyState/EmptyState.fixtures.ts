import { fn } from 'storybook/test';

export const onRetry = fn();
