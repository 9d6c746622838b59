import {
  googleAgeBuckets,
  googleGenders,
  googleIncomeBuckets,
  googleLanguages,
  googleParentalStatuses,
} from '@adlane/contract/constants';
import { Box, Card, Checkbox, ChipList, FieldShell, SearchPicker, Select, Text, translate } from '@adlane/ui';
import { useFormField } from '@adlane/ui/fields';
import { useId, useState } from 'react';
import { googlePaths } from '../../draft/googlePaths';
import { formatLanguageName } from '../../lookups/languageNames';

type ReadOnly = { readOnly: boolean };
type Coded = { readonly code: number; readonly label: string };

function FieldError({ children }: { children: string | undefined }) {
  return children ? (
    <Text role="alert" textStyle="xs" color="fg.error" fontWeight="medium">
      {translate(children)}
    </Text>
  ) : null;
}

type CodesProps = ReadOnly & { name: 'gender' | 'parentalStatus'; label: string; options: readonly Coded[] };

/** Some of a few codes of Google's. */
function Codes({ name, label, options, readOnly }: CodesProps) {
  const { input, finding } = useFormField<number[]>(`${googlePaths.targeting}.${name}`);
  const chosen = input.value || [];
  const id = useId();
  const toggle = (code: number) =>
    input.onChange(
      chosen.includes(code)
        ? chosen.filter((each) => each !== code)
        : [...chosen, code].sort((a, b) => a - b),
    );
  return (
    <Box role="group" aria-labelledby={id}>
      <Box id={id} textStyle="sm" fontWeight="medium" mb={2}>
        {translate(label)}
      </Box>
      <Box display="flex" flexWrap="wrap" gapX={6} gapY={2}>
        {options.map(({ code, label: text }) => (
          <Checkbox
            key={code}
            label={translate(text)}
            checked={chosen.includes(code)}
            disabled={readOnly}
            aria-invalid={Boolean(finding)}
            onChange={() => toggle(code)}
          />
        ))}
      </Box>
      <FieldError>{finding}</FieldError>
    </Box>
  );
}

type Bucket = { readonly code: number; readonly min: string; readonly max: string };
type RangeProps = ReadOnly & {
  from: 'minAge' | 'minIncome';
  to: 'maxAge' | 'maxIncome';
  labels: readonly [from: string, to: string];
  buckets: readonly Bucket[];
};

function BoundSelect(
  props: ReadOnly & { name: string; label: string; options: { value: string; label: string }[] },
) {
  const { name, label, options, readOnly } = props;
  const { input, finding } = useFormField<number, HTMLSelectElement>(`${googlePaths.targeting}.${name}`);
  return (
    <FieldShell label={translate(label)} error={finding}>
      {(control) => (
        <Select
          {...control}
          name={`${googlePaths.targeting}.${name}`}
          options={options}
          value={String(input.value)}
          disabled={readOnly}
          onChange={({ target }) => input.onChange(Number(target.value))}
          onBlur={() => input.onBlur()}
        />
      )}
    </FieldShell>
  );
}

/** A range of buckets: the same code is a lower bound and an upper bound (ads §9). */
function Range({ from, to, labels, buckets, readOnly }: RangeProps) {
  const options = (bound: 'min' | 'max') =>
    buckets.map((bucket) => ({ value: String(bucket.code), label: translate(bucket[bound]) }));
  return (
    <Box display="grid" gap={4} gridTemplateColumns="repeat(2, minmax(0, 1fr))">
      <BoundSelect name={from} label={labels[0]} options={options('min')} readOnly={readOnly} />
      <BoundSelect name={to} label={labels[1]} options={options('max')} readOnly={readOnly} />
    </Box>
  );
}

function Languages({ readOnly }: ReadOnly) {
  const { input, finding } = useFormField<number[]>(`${googlePaths.targeting}.selectedLanguages`);
  const [query, setQuery] = useState('');
  const chosen = input.value || [];
  const term = query.trim().toLowerCase();
  const languages = googleLanguages.map(({ code, iso, label }) => ({
    code,
    label: formatLanguageName(iso, label),
  }));
  const found = languages.filter(
    ({ code, label }) => !chosen.includes(code) && label.toLowerCase().includes(term),
  );
  const getName = (code: number) =>
    languages.find((each) => each.code === code)?.label ?? translate('Language {code}', { code });
  return (
    <Box display="grid" gap={3} gridTemplateColumns="minmax(0, 1fr)">
      <SearchPicker
        label={translate('Languages')}
        hint={translate('Languages your audience speaks.')}
        error={finding}
        placeholder={translate('Spanish')}
        disabled={readOnly}
        query={query}
        onQuery={setQuery}
        status={term === '' ? 'idle' : 'ready'}
        options={found.map(({ code, label }) => ({ value: String(code), label }))}
        emptyText={translate('No matching languages.')}
        onPick={(code) => {
          setQuery('');
          input.onChange([...chosen, Number(code)]);
        }}
      />
      {chosen.length > 0 ? (
        <ChipList
          label={translate('Selected languages')}
          chips={chosen.map((code) => ({ id: String(code), label: getName(code) }))}
          {...(readOnly
            ? {}
            : { onRemove: (id: string) => input.onChange(chosen.filter((code) => String(code) !== id)) })}
        />
      ) : null}
    </Box>
  );
}

/** Whom the ad is for: languages, gender, age, parents, household income. */
export function PeopleCard({ readOnly }: ReadOnly) {
  return (
    <Card title={translate('People')}>
      <Box display="grid" gap={6} gridTemplateColumns="minmax(0, 1fr)">
        <Languages readOnly={readOnly} />
        <Codes name="gender" label="Gender" options={googleGenders} readOnly={readOnly} />
        <Range
          from="minAge"
          to="maxAge"
          labels={['Age from', 'Age to']}
          buckets={googleAgeBuckets}
          readOnly={readOnly}
        />
        <Codes
          name="parentalStatus"
          label="Parental status"
          options={googleParentalStatuses}
          readOnly={readOnly}
        />
        <Range
          from="minIncome"
          to="maxIncome"
          labels={['Household income from', 'Household income to']}
          buckets={googleIncomeBuckets}
          readOnly={readOnly}
        />
      </Box>
    </Card>
  );
}
