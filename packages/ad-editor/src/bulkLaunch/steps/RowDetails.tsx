import type { FacebookPage } from '@adlane/contract/ads/sources';
import { Box, Button, translate } from '@adlane/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useInsertValues } from '../../assist/useInsertValues';
import { formatFieldLabel } from '../../form/fieldLabels';
import { describePlaces, LocationField } from '../../launch/fields/LocationField';
import { PageTerms } from '../../launch/LaunchDrawer/AccountStep';
import type { BulkAd, BulkRow } from '../bulkForm';
import { findBrokenTexts, listMissingInserts } from '../findBrokenTexts';
import { RowInserts } from './RowInserts';

/** Returns the page whose lead terms have to be accepted for an ad. */
function findPageWithoutTerms({ templateAdType }: BulkAd, page: FacebookPage | undefined) {
  return templateAdType === 'leadform' && page && !page.leadgen_tos_accepted ? page : undefined;
}

/** Lists what the details of a row have to be opened for. */
export function useRowProblems(row: BulkRow, ad: BulkAd, page: FacebookPage | undefined): string[] {
  const inserts = useInsertValues(row.clientId);
  return [
    ...listMissingInserts(ad, inserts).map((name) => translate('{name} is not filled in yet.', { name })),
    ...findBrokenTexts(ad, inserts).map(([field, message]) =>
      translate('{field}: {message}', { field: formatFieldLabel(field), message: translate(message) }),
    ),
    ...(findPageWithoutTerms(ad, page) ? [translate("The page's terms for lead ads are not accepted.")] : []),
  ];
}

function describeLocation({ targetAddress = null }: BulkRow): string {
  if (targetAddress === null) return translate('As in the template');
  return targetAddress.length === 0 ? translate('No locations yet.') : describePlaces(targetAddress);
}

export type DetailsButtonProps = { row: BulkRow; isOpen: boolean; onOpen: (isOpen: boolean) => void };

/** Says where the ads of a row are shown, and opens its details. */
export function DetailsButton({ row, isOpen, onOpen }: DetailsButtonProps) {
  const places = describeLocation(row);
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-expanded={isOpen}
      aria-label={translate('Details of {name}: {places}', { name: row.name, places })}
      endIcon={isOpen ? <ChevronUp /> : <ChevronDown />}
      onClick={() => onOpen(!isOpen)}
    >
      <Box as="span" truncate title={places}>
        {places}
      </Box>
    </Button>
  );
}

export type RowDetailsProps = {
  row: BulkRow;
  /** Path of the row in the form. */
  path: string;
  ad: BulkAd;
  page: FacebookPage | undefined;
};

/** Where a client's ads are shown, and what its inserts and its page lack. */
export function RowDetails({ row, path, ad, page }: RowDetailsProps) {
  const withoutTerms = findPageWithoutTerms(ad, page);
  return (
    <Box display="grid" gap={4} mt={3} gridTemplateColumns="minmax(0, 1fr)">
      <LocationField name={`${path}.targetAddress`} targeting={ad.templateTargeting} />
      <RowInserts row={row} ad={ad} />
      {withoutTerms ? <PageTerms page={withoutTerms} /> : null}
    </Box>
  );
}
