import { customFieldPrefix, type ImportColumn } from '@adlane/contract/widget/contacts';
import { Box, Grid, Select, Stack, Text, translate } from '@adlane/ui';
import { translateOptions } from '../../../shared/format/translateOptions';

export type ImportFieldsProps = {
  columns: readonly ImportColumn[];
  /** True while another choice is checked, and a change does nothing. */
  disabled: boolean;
  /** Imports the columns as other fields. */
  onChange: (mapping: string[]) => void;
};

const fieldOptions = [
  { value: '', label: 'Do not import' },
  { value: 'userId', label: 'User ID' },
  { value: 'email', label: 'Email' },
  { value: 'name', label: 'Name' },
  { value: 'phone', label: 'Phone' },
  { value: 'value', label: 'Value' },
  { value: 'lang', label: 'Language' },
  { value: 'created_at', label: 'First seen' },
  { value: 'last_seen_at', label: 'Last seen' },
  { value: 'customData', label: 'Custom data as JSON' },
];

function listOptions({ title, field }: ImportColumn) {
  const own = field.startsWith(customFieldPrefix) ? field : `${customFieldPrefix}${title}`;
  const key = own.slice(customFieldPrefix.length);
  const custom = key === '' ? [] : [{ value: own, label: translate('Custom data: {key}', { key }) }];
  return [...translateOptions(fieldOptions), ...custom];
}

/** The columns of a file with their first cells, and the field that each becomes. */
export function ImportFields({ columns, disabled, onChange }: ImportFieldsProps) {
  const fields = columns.map(({ field }) => field);
  return (
    <Stack
      as="ul"
      listStyleType="none"
      gap={0}
      maxH={{ md: 80 }}
      overflowY="auto"
      aria-label={translate('Columns')}
    >
      {columns.map((column, index) => (
        <Grid
          // Titles may be equal; the columns of a file do not move.
          key={`${index}-${column.title}`}
          as="li"
          gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}
          gap={2}
          alignItems="center"
          py={2}
          borderTopWidth={index === 0 ? 0 : 'line'}
        >
          <Box minW={0}>
            <Text fontWeight="medium" truncate>
              {column.title || translate('Column {number}', { number: index + 1 })}
            </Text>
            <Text textStyle="xs" color="fg.muted" truncate>
              {column.samples.filter(Boolean).join(' · ') || translate('Empty')}
            </Text>
          </Box>
          <Select
            aria-label={translate('Field of {column}', { column: column.title || String(index + 1) })}
            value={column.field}
            // A disabled field would lose the focus.
            aria-disabled={disabled}
            options={listOptions(column)}
            onChange={(event) => onChange(fields.with(index, event.target.value))}
          />
        </Grid>
      ))}
    </Stack>
  );
}
