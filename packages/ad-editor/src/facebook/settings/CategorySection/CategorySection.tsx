import { countryCodes, specialAdCategories, specialAdCategoryLabels } from '@adlane/contract/constants';
import { type CategoryLock, categoryLocks, isRegulated } from '@adlane/contract/rules';
import { Box, FieldShell, SearchPicker, Select, translate } from '@adlane/ui';
import { useMemo, useState } from 'react';
import { LockNote } from '../../../form/LockNote';
import { translateOptions } from '../../../form/translateOptions';
import { formatCountryName } from '../../../lookups/countryNames';
import { Chips } from '../parts/Chips';
import { type SectionProps, SettingsSection } from '../parts/SettingsSection';
import { useTargeting } from '../useTargeting';

const options = specialAdCategories.map((value) => ({
  value,
  label: value === 'NONE' ? 'None' : specialAdCategoryLabels[value],
}));
const shownLocks: readonly CategoryLock[] = [
  'gender',
  'minAge',
  'zip',
  'exclude',
  'radius',
  'detailedTargeting',
  'lookalike',
];
/** Maximum countries in the contract. */
const maxCountries = 25;

function CategoryCountries({ readOnly }: SectionProps) {
  const { targeting, change } = useTargeting();
  const [query, setQuery] = useState('');
  const chosen = targeting.specialAdCategoryCountry ?? [];
  const named = useMemo(
    () =>
      countryCodes
        .map((value) => ({ value, label: formatCountryName(value) }))
        .sort((a, b) => a.label.localeCompare(b.label)),
    [],
  );
  const found = named.filter(
    ({ value, label }) => !chosen.includes(value) && label.toLowerCase().includes(query.trim().toLowerCase()),
  );
  return (
    <Box display="grid" gap={2}>
      <SearchPicker
        label={translate('Countries of the category')}
        hint={translate('Where the rules apply. Leave empty to use the countries you choose at launch.')}
        placeholder={translate('Search for a country')}
        disabled={readOnly || chosen.length >= maxCountries}
        query={query}
        onQuery={setQuery}
        options={found.slice(0, maxCountries)}
        status="ready"
        emptyText={translate('No more countries match.')}
        onPick={(code) => change({ specialAdCategoryCountry: [...chosen, code] })}
      />
      <Chips
        label="Selected countries"
        empty="Countries chosen at launch"
        chips={chosen.map((code) => ({ key: code, label: formatCountryName(code) }))}
        onRemove={
          readOnly
            ? undefined
            : (code) => change({ specialAdCategoryCountry: chosen.filter((each) => each !== code) })
        }
      />
    </Box>
  );
}

/** The special ad category (ads §9), the settings that it locks, and its countries. */
export function CategorySection({ readOnly }: SectionProps) {
  const { targeting, change } = useTargeting();
  const category = targeting.specialAdCategory;
  return (
    <SettingsSection
      name="category"
      title="Special ad category"
      description="Housing, employment and financial ads must be declared. Facebook limits their targeting."
    >
      <FieldShell label={translate('Category')}>
        {(control) => (
          <Select
            {...control}
            name="templateTargeting.specialAdCategory"
            disabled={readOnly}
            value={category}
            options={translateOptions(options)}
            onChange={({ target }) => {
              const chosen = specialAdCategories.find((each) => each === target.value);
              if (chosen) change({ specialAdCategory: chosen });
            }}
          />
        )}
      </FieldShell>
      {isRegulated(category) ? (
        <>
          <Box
            as="ul"
            aria-label={translate('Restricted by this category')}
            display="grid"
            gap={2}
            listStyleType="none"
          >
            {shownLocks.map((lock) => (
              <Box as="li" key={lock}>
                <LockNote reason={categoryLocks[lock]} />
              </Box>
            ))}
          </Box>
          <CategoryCountries readOnly={readOnly} />
        </>
      ) : null}
    </SettingsSection>
  );
}
