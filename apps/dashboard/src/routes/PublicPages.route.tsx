import { ApiProvider } from '@adlane/api-client';
import { AuthLinksContext } from '@adlane/screens';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { readAppConfig } from '../config/appConfig';
import { createAreaApi } from '../navigation/createAreaApi';

/** Layout of the pages that call the API without a session. They show failures themselves. */
export function Component() {
  const [{ client, queries, queryClient }] = useState(() =>
    createAreaApi(
      () => undefined,
      () => undefined,
    ),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider client={client} queries={queries}>
        <AuthLinksContext value={readAppConfig(document).links}>
          <Outlet />
        </AuthLinksContext>
      </ApiProvider>
    </QueryClientProvider>
  );
}
