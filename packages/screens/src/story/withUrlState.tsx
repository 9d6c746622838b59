import { Toaster } from '@adlane/ui';
import type { Decorator } from '@storybook/react-vite';
import { MemoryUrlState } from '../shared/urlState/UrlStateProvider';

/** Provides a story with toasts and its own query string, initially `parameters.url`. */
export const withUrlState: Decorator = (Story, { parameters }) => (
  <MemoryUrlState initial={String(parameters.url ?? '')}>
    <Story />
    <Toaster />
  </MemoryUrlState>
);
