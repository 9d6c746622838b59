import { useApi } from '@adlane/api-client';
import { limits } from '@adlane/contract/rules';
import { Box, SearchPicker, translate } from '@adlane/ui';
import { useFormField } from '@adlane/ui/fields';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lookupMeta, toPickerStatus } from '../../../lookups/toPickerStatus';
import { useDebouncedValue } from '../../../lookups/useDebouncedValue';
import { Chips } from '../parts/Chips';
import type { SectionProps } from '../parts/SettingsSection';

const name = 'templateTargeting.locales';

/** Loads names of languages by Facebook's number, once they are needed. */
function useLanguageNames(isNeeded: boolean): ReadonlyMap<number, string> {
  const { queries } = useApi();
  const languages = useQuery({
    ...queries.lookups.languages.query({ query: { platform: 'facebook' } }),
    enabled: isNeeded,
    meta: lookupMeta,
  });
  return new Map(languages.data?.data.map(({ code, label }) => [code, label]));
}

/** Languages that the people reached use, as Facebook's targeting numbers them; none means all. */
export function LanguagesField({ readOnly }: SectionProps) {
  const { queries } = useApi();
  const { input, error } = useFormField<readonly number[]>(name);
  const [query, setQuery] = useState('');
  const debounced = useDebouncedValue(query.trim());
  const found = useQuery({
    ...queries.lookups.targetingLocales.query({ query: { q: debounced, limit: 25 } }),
    enabled: debounced !== '',
    meta: lookupMeta,
  });
  const [picked, setPicked] = useState<ReadonlyMap<number, string>>(new Map());
  const names = useLanguageNames(input.value.some((key) => !picked.has(key)));
  const options = (found.data?.data ?? []).filter(({ key }) => !input.value.includes(key));
  return (
    <Box display="grid" gap={2}>
      {readOnly ? (
        <Box textStyle="sm" fontWeight="medium">
          {translate('Languages')}
        </Box>
      ) : (
        <SearchPicker
          label={translate('Languages')}
          hint={translate('People who use these languages, up to {most}.', {
            most: limits.facebook.locales.max,
          })}
          error={error}
          placeholder={translate('Search for a language')}
          query={query}
          onQuery={setQuery}
          options={options.map((locale) => ({ value: String(locale.key), label: locale.name }))}
          {...toPickerStatus(found, debounced === query.trim())}
          emptyText={translate('No more languages match.')}
          onPick={(value) => {
            const locale = options.find(({ key }) => key === Number(value));
            if (!locale) return;
            setPicked(new Map([...picked, [locale.key, locale.name]]));
            input.onChange([...input.value, locale.key]);
          }}
        />
      )}
      <Chips
        label="Selected languages"
        empty="All languages"
        chips={input.value.map((key) => ({
          key: String(key),
          label: picked.get(key) ?? names.get(key) ?? translate('Language {key}', { key }),
        }))}
        onRemove={
          readOnly ? undefined : (key) => input.onChange(input.value.filter((each) => each !== Number(key)))
        }
      />
    </Box>
  );
}
