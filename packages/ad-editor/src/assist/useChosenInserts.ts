import { useApi } from '@adlane/api-client';
import { findLongestInserts, type InsertMap } from '@adlane/contract/rules';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';

/**
 * Values of the smart inserts for the clients of a launch, the longest of each (ads §5): a client that
 * is not part of it does not shorten the texts.
 * @param clientIds null for the agency itself
 */
export function useChosenInserts(clientIds: readonly (number | null)[]): InsertMap {
  const { queries } = useApi();
  const known = useQueries({
    queries: clientIds.map((clientId) =>
      queries.smartInserts.view.query({ query: clientId === null ? {} : { client_user_id: clientId } }),
    ),
    combine: (answers) => answers.map(({ data }) => data?.values),
  });
  return useMemo(
    () => findLongestInserts(known.map((values) => new Map(values?.map(({ name, value }) => [name, value])))),
    [known],
  );
}
