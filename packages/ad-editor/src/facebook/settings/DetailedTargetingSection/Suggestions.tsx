import { useApi } from '@adlane/api-client';
import type { TargetingOption } from '@adlane/contract/ads/lookups';
import { Box, Button, translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lookupMeta } from '../../../lookups/toPickerStatus';

export type SuggestionsProps = {
  /** Ids of the chosen interests, which suggestions go with. */
  interestIds: readonly string[];
  /** Ids of everything chosen. */
  chosenIds: ReadonlySet<string>;
  onAdd: (option: TargetingOption) => void;
};

/** Number of suggestions without a search. */
const shownSuggestions = 6;

/** What else fits the chosen interests; nothing while none is chosen or Facebook has no idea. */
export function Suggestions({ interestIds, chosenIds, onAdd }: SuggestionsProps) {
  const { queries } = useApi();
  const found = useQuery({
    ...queries.lookups.suggestTargeting.query({ query: { ids: interestIds.join(','), limit: 25 } }),
    enabled: interestIds.length > 0,
    placeholderData: (last) => last,
    meta: lookupMeta,
  });
  const options = (found.data?.data ?? []).filter(({ id }) => !chosenIds.has(id)).slice(0, shownSuggestions);
  if (interestIds.length === 0 || options.length === 0) return null;
  return (
    <Box role="group" aria-label={translate('Suggestions')} display="grid" gap={2}>
      <Box textStyle="sm" color="fg.muted">
        {translate('Suggested')}
      </Box>
      <Box display="flex" flexWrap="wrap" gap={2}>
        {options.map((option) => (
          <Button
            key={option.id}
            size="sm"
            variant="secondary"
            startIcon={<Plus />}
            onClick={() => onAdd(option)}
          >
            {option.name}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
