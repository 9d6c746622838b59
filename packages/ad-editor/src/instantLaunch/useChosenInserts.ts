import { useApi } from '@adlane/api-client';
import { findLongestInserts, type InsertMap } from '@adlane/contract/rules';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';

/**
 * What smart inserts stand for in the ads of those that a launch is for, the longest value of each (ads §5): a client that
 * it is not for shortens nobody's texts.
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
