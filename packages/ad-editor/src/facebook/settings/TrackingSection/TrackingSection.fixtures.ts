import { fn } from 'storybook/test';

export const changed = fn();

/** No tags. */
export const none = { utm_source: '', utm_medium: '', utm_campaign: '', utm_content: '' };
