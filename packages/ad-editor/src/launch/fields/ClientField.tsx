import { Box, ChipList } from '@adlane/ui';
import { useFormField } from '@adlane/ui/fields';
import type { LaunchClient } from '../launchForm';
import { ClientPicker } from './ClientPicker';

/**
 * The client that an agency launches for, whose smart inserts are filled in and who sees the ad; empty for
 * the agency.
 */
export function ClientField({ name }: { name: string }) {
  const { input, error } = useFormField<LaunchClient | null>(name);
  // An absent value reaches a field as an empty text.
  const client = input.value || null;
  return (
    <Box display="grid" gap={2} gridTemplateColumns="minmax(0, 1fr)">
      <ClientPicker
        label="Client"
        hint="We fill in this client's inserts, and they see the ad. Leave empty to launch for your agency."
        chosenIds={client ? [client.id] : []}
        error={error}
        onPick={({ id, business_name, name: person }) =>
          input.onChange({ id, name: business_name || person })
        }
      />
      {client ? (
        <ChipList
          label="Selected client"
          chips={[{ id: String(client.id), label: client.name }]}
          onRemove={() => input.onChange(null)}
        />
      ) : null}
    </Box>
  );
}
