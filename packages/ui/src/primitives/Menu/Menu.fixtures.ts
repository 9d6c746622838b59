import { fn } from 'storybook/test';

export const onDuplicate = fn();
