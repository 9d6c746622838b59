import { useApi } from '@adlane/api-client';
import type { TargetingOption } from '@adlane/contract/ads/lookups';
import { audienceKinds } from '@adlane/contract/constants';
import { findCategoryLock } from '@adlane/contract/rules';
import { Box, FieldShell, SearchPicker, Select, translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LockNote } from '../../../form/LockNote';
import { translateOptions } from '../../../form/translateOptions';
import { lookupMeta, toPickerStatus } from '../../../lookups/toPickerStatus';
import { useDebouncedValue } from '../../../lookups/useDebouncedValue';
import { Chips } from '../parts/Chips';
import { type SectionProps, SettingsSection } from '../parts/SettingsSection';
import { useTargeting } from '../useTargeting';
import { BrowseOptions } from './BrowseOptions';
import { Suggestions } from './Suggestions';
import { addOption, formatOptionDetail, removeOption, toGroup } from './targetingOptions';
import { useRefusedOptions } from './useRefusedOptions';

const kindLabels = { interests: 'Interests', demographics: 'Demographics', behaviors: 'Behaviors' } as const;
const kindOptions = audienceKinds.map((value) => ({ value, label: kindLabels[value] }));

function OptionSearch({
  chosenIds,
  onAdd,
}: {
  chosenIds: ReadonlySet<string>;
  onAdd: (option: TargetingOption) => void;
}) {
  const { queries } = useApi();
  const { targeting } = useTargeting();
  const { specialAdCategory } = targeting;
  const [query, setQuery] = useState('');
  const [kindText, setKind] = useState('');
  const kind = audienceKinds.find((each) => each === kindText);
  const debounced = useDebouncedValue(query.trim());
  const found = useQuery({
    ...queries.lookups.targeting.query({
      query: { q: debounced, specialAdCategory, limit: 25, ...(kind ? { kind } : {}) },
    }),
    enabled: debounced !== '',
    meta: lookupMeta,
  });
  const options = (found.data?.data ?? []).filter(({ id }) => !chosenIds.has(id));
  return (
    <Box
      display="grid"
      gap={3}
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '{sizes.44} minmax(0, 1fr)' }}
    >
      <FieldShell label={translate('Search in')}>
        {(control) => (
          <Select
            {...control}
            placeholder={translate('Everything')}
            options={translateOptions(kindOptions)}
            value={kindText}
            onChange={({ target }) => setKind(target.value)}
          />
        )}
      </FieldShell>
      <SearchPicker
        label={translate('Add interests, demographics or behaviors')}
        placeholder={translate('Fitness')}
        query={query}
        onQuery={setQuery}
        options={options.map((option) => ({
          value: option.id,
          label: option.name,
          detail: formatOptionDetail(option),
        }))}
        {...toPickerStatus(found, debounced === query.trim())}
        emptyText={translate('No more results.')}
        onPick={(id) => {
          const option = options.find((each) => each.id === id);
          if (option) onAdd(option);
        }}
      />
    </Box>
  );
}

/** Interests, demographics and behaviours (ads §9): people who match one of them see the ad. */
export function DetailedTargetingSection({ readOnly }: SectionProps) {
  const { targeting, change } = useTargeting();
  const chosen = targeting.detailedTargeting;
  const refused = useRefusedOptions(targeting);
  const chosenIds = new Set(audienceKinds.flatMap((kind) => chosen[kind].map(({ id }) => id)));
  const add = (option: TargetingOption) => change({ detailedTargeting: addOption(chosen, option) });
  return (
    <SettingsSection
      name="detailed"
      title="Detailed targeting"
      description="People who match at least one of these. Leave empty to reach everyone in the audience."
    >
      <LockNote reason={findCategoryLock(targeting.specialAdCategory, 'detailedTargeting')} />
      {readOnly ? null : (
        <>
          <OptionSearch chosenIds={chosenIds} onAdd={add} />
          <BrowseOptions
            chosenIds={chosenIds}
            onAdd={add}
            onRemove={({ id, type }) =>
              change({ detailedTargeting: removeOption(chosen, toGroup(type), id) })
            }
          />
        </>
      )}
      {audienceKinds.map((kind) => (
        <Box key={kind} display="grid" gap={2}>
          <Box textStyle="sm" fontWeight="medium">
            {translate(kindLabels[kind])}
          </Box>
          <Chips
            label={kindLabels[kind]}
            empty="None"
            chips={chosen[kind].map(({ id, name }) => ({
              key: id,
              label: name,
              problem: refused.has(id) ? 'Not available in this special ad category.' : undefined,
            }))}
            onRemove={
              readOnly ? undefined : (id) => change({ detailedTargeting: removeOption(chosen, kind, id) })
            }
          />
        </Box>
      ))}
      {readOnly ? null : (
        <Suggestions interestIds={chosen.interests.map(({ id }) => id)} chosenIds={chosenIds} onAdd={add} />
      )}
    </SettingsSection>
  );
}
