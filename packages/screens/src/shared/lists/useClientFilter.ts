import { useApi } from '@adlane/api-client';
import { type Actor, mayCall } from '@adlane/contract';
import { maxPageSize } from '@adlane/contract/constants';
import type { Filter } from '@adlane/ui';
import { translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { callTable } from '../access/callTable';

/**
 * Client filter of a list; empty for users without clients.
 * @param value id of the active client
 */
export function useClientFilter(
  user: Actor,
  value: string,
  onChange: (client: string) => void,
): readonly Filter[] {
  const { queries } = useApi();
  const hasClients = mayCall(callTable.clients.list.access, user);
  const clients = useQuery({
    ...queries.clients.list.query({ query: { page: 1, per_page: maxPageSize, sort: 'name', order: 'asc' } }),
    enabled: hasClients,
  });
  if (!hasClients) return [];
  const choices = (clients.data?.data ?? []).map((client) => ({
    value: String(client.id),
    label: client.business_name || client.name,
  }));
  return [
    {
      kind: 'choice',
      name: 'client',
      label: translate('Client'),
      allLabel: translate('All clients'),
      choices,
      value,
      onChange,
    },
  ];
}

/** Parses the client filter of the URL: a client's id, or undefined. */
export function readClientId(value: string | undefined): number | undefined {
  return /^[1-9]\d{0,9}$/.test(value ?? '') ? Number(value) : undefined;
}
