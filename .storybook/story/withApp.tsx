import { ApiProvider, createClient, createQueries } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import { storyToken } from '@adlane/mocks';
import { UiProvider } from '@adlane/ui';
import type { Decorator } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';

// Retries would only delay the states that stories show.
const client = createClient(contract, { token: storyToken, retryLimit: 0 });
const queries = createQueries(contract, client);

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false }, mutations: { retry: false } },
  });
}

/** Wraps every screen like the app does: theme, query cache and API. Each story gets a new cache. */
export const withApp: Decorator = function WithApp(Story, { globals }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <UiProvider
      colorMode={globals.theme === 'dark' ? 'dark' : 'light'}
      dir={globals.direction === 'rtl' ? 'rtl' : 'ltr'}
      locale={String(globals.locale)}
    >
      <QueryClientProvider client={queryClient}>
        <ApiProvider client={client} queries={queries}>
          <Story />
        </ApiProvider>
      </QueryClientProvider>
    </UiProvider>
  );
};
