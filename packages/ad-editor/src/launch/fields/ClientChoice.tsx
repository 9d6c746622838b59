import { Box, ChipList, translate } from '@adlane/ui';
import { ClientPicker } from '../../lookups/ClientPicker';
import type { LaunchClient } from '../launchForm';

export type ClientChoiceProps = {
  /** Null for the agency itself. */
  client: LaunchClient | null;
  onClient: (client: LaunchClient | null) => void;
  error?: string | undefined;
};

/** The client that an agency launches for, whose smart inserts are filled in and who sees the ad. */
export function ClientChoice({ client, onClient, error }: ClientChoiceProps) {
  return (
    <Box display="grid" gap={2} gridTemplateColumns="minmax(0, 1fr)">
      <ClientPicker
        label={translate('Client')}
        hint={translate(
          "We fill in this client's inserts, and they see the ad. Leave empty to launch for your agency.",
        )}
        chosenIds={client ? [client.id] : []}
        error={error}
        onPick={({ id, business_name, name: person }) => onClient({ id, name: business_name || person })}
      />
      {client ? (
        <ChipList
          label={translate('Selected client')}
          chips={[{ id: String(client.id), label: client.name }]}
          onRemove={() => onClient(null)}
        />
      ) : null}
    </Box>
  );
}
