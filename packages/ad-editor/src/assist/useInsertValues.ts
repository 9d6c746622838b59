import { useApi } from '@adlane/api-client';
import type { InsertMap } from '@adlane/contract/rules';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/**
 * Values of the smart inserts of one client, for previews; inserts without a value are absent and are shown as
 * written.
 * @param clientId null for the agency itself, or for the client that is signed in
 */
export function useInsertValues(clientId: number | null): InsertMap {
  const { queries } = useApi();
  const { data } = useQuery(
    queries.smartInserts.view.query({ query: clientId === null ? {} : { client_user_id: clientId } }),
  );
  return useMemo(
    () => new Map(data?.values.flatMap(({ name, value }) => (value === '' ? [] : [[name, value] as const]))),
    [data],
  );
}
