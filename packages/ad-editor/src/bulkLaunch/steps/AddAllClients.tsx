import { useApi } from '@adlane/api-client';
import { maxPageSize } from '@adlane/contract/constants';
import { Button, translate } from '@adlane/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { type BulkRow, maxBulkRows } from '../bulkForm';

export type AddAllClientsProps = {
  rows: readonly BulkRow[];
  /** Called with the clients that have no row yet, as many as there is room for. */
  onAdd: (clients: readonly Pick<BulkRow, 'clientId' | 'name'>[]) => void;
};

/** Adds a row for every active client, up to the most of one launch. */
export function AddAllClients({ rows, onAdd }: AddAllClientsProps) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const [isLoading, setLoading] = useState(false);

  async function add(): Promise<void> {
    setLoading(true);
    try {
      const { data } = await queryClient.fetchQuery(
        queries.clients.list.query({
          query: { per_page: maxPageSize, sort: 'business_name', order: 'asc', status: 'active' },
        }),
      );
      const known = new Set(rows.map(({ clientId }) => clientId));
      const others = data.filter(({ id }) => !known.has(id));
      onAdd(
        others
          .slice(0, maxBulkRows - rows.length)
          .map(({ id, business_name, name }) => ({ clientId: id, name: business_name || name })),
      );
    } finally {
      setLoading(false);
    }
  }

  return (
    <Button
      variant="secondary"
      size="sm"
      startIcon={<Users />}
      disabled={isLoading || rows.length >= maxBulkRows}
      onClick={() => void add()}
    >
      {translate('Add all clients')}
    </Button>
  );
}
