import { useApi } from '@adlane/api-client';
import type { AuditEntry } from '@adlane/contract/account/auditLog';
import { Box, QueryState, Stack, Text, translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DetailSection } from '../DetailColumns/DetailSection';
import { describeError } from '../format/describeError';
import { formatDateTime } from '../format/formatDateTime';
import { formatAction } from './formatAction';
import { formatChange } from './formatChange';

export type HistoryListProps = {
  /** Kind of the record in the audit log, e.g. `ads`. */
  itemKind: string;
  itemId: number;
  /** When the shown record was read, in milliseconds since 1970: the history is never older. */
  readAt: number;
};

/** The latest changes of a record, from the audit log (ads §6). */
export function HistoryList({ itemKind, itemId, readAt }: HistoryListProps) {
  const { queries } = useApi();
  const entries = useQuery(
    queries.auditLog.list.query({
      query: { item_kind: itemKind, item_id: itemId, page: 1, sort: 'created_at', order: 'desc' },
    }),
  );
  const { dataUpdatedAt, refetch } = entries;
  const isOutdated = dataUpdatedAt > 0 && dataUpdatedAt < readAt;
  useEffect(() => {
    if (isOutdated) void refetch();
  }, [isOutdated, refetch]);
  return (
    <DetailSection title={translate('History')}>
      <QueryState
        query={entries}
        errorTitle={translate("Couldn't load the history")}
        describeError={describeError}
        loadingLabel={translate('Loading the history')}
        isEmpty={({ data }) => data.length === 0}
        empty={<Text color="fg.muted">{translate('No changes since the launch.')}</Text>}
      >
        {({ data }) => (
          <Stack as="ol" gap={3} listStyleType="none">
            {data.map((entry) => (
              <Box as="li" key={entry.id}>
                <Text textStyle="sm" fontWeight="medium">
                  {formatAction(entry.action)}
                </Text>
                <Text textStyle="xs" color="fg.muted">
                  {`${entry.actor.name} · ${formatDateTime(entry.created_at)}`}
                </Text>
                <Changes changes={entry.changes} />
              </Box>
            ))}
          </Stack>
        )}
      </QueryState>
    </DetailSection>
  );
}

function Changes({ changes }: Pick<AuditEntry, 'changes'>) {
  return Object.entries(changes).map(([path, change]) => {
    const text = formatChange(path, change);
    return text === undefined ? null : (
      <Text key={path} textStyle="xs" overflowWrap="anywhere">
        {text}
      </Text>
    );
  });
}
