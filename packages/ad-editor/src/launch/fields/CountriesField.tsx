import { countryCodes } from '@adlane/contract/constants';
import { Badge, Box, FieldShell, IconButton, Select, translate } from '@adlane/ui';
import { useFormField } from '@adlane/ui/fields';
import { X } from 'lucide-react';
import { useMemo } from 'react';
import { formatCountryName } from '../../lookups/countryNames';

/** The countries of an ad: a list to add from, and the selection. The value is a list of ISO codes. */
export function CountriesField({ name, hint }: { name: string; hint?: string | undefined }) {
  const { input, error } = useFormField<readonly string[]>(name);
  const chosen = input.value;
  const options = useMemo(() => {
    const named = countryCodes.map((value) => ({ value, label: formatCountryName(value) }));
    return named.sort((a, b) => a.label.localeCompare(b.label));
  }, []);
  return (
    <Box display="grid" gap={2}>
      <FieldShell label={translate('Countries')} hint={hint} error={error} required>
        {(control) => (
          <Select
            {...control}
            name={name}
            value=""
            placeholder={translate('Add a country')}
            options={options.filter(({ value }) => !chosen.includes(value))}
            onChange={({ target }) => {
              if (target.value) input.onChange([...chosen, target.value]);
            }}
            onBlur={() => input.onBlur()}
            onFocus={() => input.onFocus()}
          />
        )}
      </FieldShell>
      {chosen.length > 0 ? (
        <Box
          as="ul"
          aria-label={translate('Selected countries')}
          display="flex"
          flexWrap="wrap"
          gap={2}
          listStyleType="none"
        >
          {chosen.map((code) => (
            <Box as="li" key={code} display="inline-flex" alignItems="center">
              <Badge>{formatCountryName(code)}</Badge>
              <IconButton
                size="sm"
                label={translate('Remove {name}', { name: formatCountryName(code) })}
                icon={<X />}
                onClick={() => input.onChange(chosen.filter((each) => each !== code))}
              />
            </Box>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}
