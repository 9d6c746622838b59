import { Toaster } from '@adlane/ui';
import type { Decorator } from '@storybook/react-vite';
import { MemoryUrlState } from '../shared/urlState/UrlStateProvider';

/** Gives a story a query string of its own, `parameters.url` at first, and toasts. */
export const withUrlState: Decorator = (Story, { parameters }) => (
  <MemoryUrlState initial={String(parameters.url ?? '')}>
    <Story />
    <Toaster />
  </MemoryUrlState>
);
