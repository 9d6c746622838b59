import { ApiProvider, createClient, createQueries } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import { UiProvider } from '@adlane/ui';
import type { Preview } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import mocks from '../readmes/mocks/preview.ts';

const client = createClient(contract, { retryLimit: 0 });
const queries = createQueries(contract, client);

function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <UiProvider colorMode="light" dir="ltr">
      <QueryClientProvider client={queryClient}>
        <ApiProvider client={client} queries={queries}>
          {children}
        </ApiProvider>
      </QueryClientProvider>
    </UiProvider>
  );
}

const preview: Preview = {
  ...mocks,
  decorators: [
    (Story) => (
      <Providers>
        <Story />
      </Providers>
    ),
  ],
};

export default preview;
