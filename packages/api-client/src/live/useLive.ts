import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../react/ApiProvider';
import { startLive } from './startLive';

/**
 * Keeps the queries below fresh while a user is signed in; see `startLive`.
 *
 * @example useLive(session !== undefined);
 */
export function useLive(isSignedIn: boolean): void {
  const { client } = useApi();
  const queryClient = useQueryClient();
  useEffect(
    () => (isSignedIn ? startLive({ client, queryClient }) : undefined),
    [client, queryClient, isSignedIn],
  );
}
