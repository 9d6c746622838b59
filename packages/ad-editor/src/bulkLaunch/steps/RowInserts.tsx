import { Alert, Box, translate } from '@adlane/ui';
import { useInsertValues } from '../../assist/useInsertValues';
import { formatFieldLabel } from '../../form/fieldLabels';
import { MissingInserts } from '../../launch/fields/MissingInserts';
import type { BulkAd, BulkRow } from '../bulkForm';
import { findBrokenTexts, listMissingInserts } from '../findBrokenTexts';

export type RowInsertsProps = { row: BulkRow; ad: BulkAd };

/** What a client's smart inserts lack for this ad, to be filled in here, and the texts that break with them. */
export function RowInserts({ row, ad }: RowInsertsProps) {
  const inserts = useInsertValues(row.clientId);
  const missing = listMissingInserts(ad, inserts);
  const broken = findBrokenTexts(ad, inserts);
  if (missing.length === 0 && broken.length === 0) return null;
  return (
    <Box display="grid" gap={3} gridTemplateColumns="minmax(0, 1fr)">
      <MissingInserts names={missing} owner={row} />
      {broken.map(([field, message]) => (
        <Alert key={field} tone="error">
          {translate('{field} for {name}: {message}', {
            field: formatFieldLabel(field),
            name: row.name,
            message: translate(message),
          })}
        </Alert>
      ))}
    </Box>
  );
}
