import { fn } from 'storybook/test';

export const onSubmit = fn();
