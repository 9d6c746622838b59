import { ApiProvider, createClient, createQueries } from '@adlane/api-client';
import { contract, type Role } from '@adlane/contract';
import { storyToken, storyUsers } from '@adlane/mocks';
import { UiProvider } from '@adlane/ui';
import type { Decorator } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { initialGlobals } from './globals';
import { useReplacedGlobals } from './replacedGlobals';

/** Opening the tab's database takes longer than the product waits, if the machine is busy. */
const timeoutMs = 120_000;
// Retries would only delay the states that stories show.
const client = createClient(contract, { token: storyToken, retryLimit: 0, timeoutMs });
const queries = createQueries(contract, client);

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false }, mutations: { retry: false } },
  });
}

/** Replaces the story's user by the one of the role that was chosen in the toolbar. */
function followRole(
  args: Readonly<Record<string, unknown>>,
  chosen: unknown,
  ownRole: unknown,
): Readonly<Record<string, unknown>> {
  const { user } = args;
  const isChosen = chosen !== (ownRole ?? initialGlobals.role);
  if (!isChosen || typeof user !== 'object' || user === null) return args;
  const replacement = storyUsers[chosen as Role] as object | undefined;
  return replacement ? { ...args, user: { ...user, ...replacement } } : args;
}

/** Wraps every screen like the app does: theme, query cache and API. Each story gets a new cache. */
export const withApp: Decorator = function WithApp(Story, { args, globals: startGlobals, storyGlobals }) {
  const [queryClient] = useState(createQueryClient);
  const globals = { ...startGlobals, ...useReplacedGlobals(), ...storyGlobals };
  return (
    <UiProvider
      scope="document"
      colorMode={globals.theme === 'dark' ? 'dark' : 'light'}
      dir={globals.direction === 'rtl' ? 'rtl' : 'ltr'}
      locale={String(globals.locale)}
      brandColor={globals.brandColor ? String(globals.brandColor) : undefined}
    >
      <QueryClientProvider client={queryClient}>
        <ApiProvider client={client} queries={queries}>
          <Story args={followRole(args, globals.role, storyGlobals.role)} />
        </ApiProvider>
      </QueryClientProvider>
    </UiProvider>
  );
};
