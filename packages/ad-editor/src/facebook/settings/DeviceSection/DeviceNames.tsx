import { Box, SearchPicker, translate } from '@adlane/ui';
import { useState } from 'react';
import { Chips } from '../parts/Chips';

export type DeviceNamesProps = {
  label: string;
  /** What no device at all means. */
  empty: string;
  /** Kinds of device to choose from; models are typed by their name. */
  kinds: readonly { readonly value: string; readonly label: string }[];
  value: readonly string[];
  readOnly: boolean;
  onChange: (value: string[]) => void;
};

/** Devices by kind or by the name of their model, as `user_device` knows them ('Galaxy S23'). */
export function DeviceNames({ empty, kinds, value, readOnly, onChange, ...props }: DeviceNamesProps) {
  const label = translate(props.label);
  const [query, setQuery] = useState('');
  const typed = query.trim();
  const isMatch = (text: string) => text.toLowerCase().includes(typed.toLowerCase());
  const known = kinds.filter((kind) => !value.includes(kind.value) && isMatch(kind.label));
  const isNew = typed !== '' && !value.includes(typed) && !kinds.some((kind) => kind.label === typed);
  const formatLabel = (device: string) => kinds.find((kind) => kind.value === device)?.label ?? device;
  return (
    <Box display="grid" gap={2}>
      {readOnly ? (
        <Box textStyle="sm" fontWeight="medium">
          {label}
        </Box>
      ) : (
        <SearchPicker
          label={label}
          placeholder={translate('Device type or model')}
          query={query}
          onQuery={setQuery}
          status="ready"
          emptyText={translate('This device is already in the list.')}
          options={[
            ...known,
            ...(isNew ? [{ value: typed, label: typed, detail: translate('Model with this name') }] : []),
          ]}
          onPick={(device) => onChange([...value, device])}
        />
      )}
      <Chips
        label={translate('{label}: chosen', { label })}
        empty={empty}
        chips={value.map((device) => ({ key: device, label: formatLabel(device) }))}
        onRemove={readOnly ? undefined : (device) => onChange(value.filter((each) => each !== device))}
      />
    </Box>
  );
}
