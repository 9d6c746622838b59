import { Box, Button, ChipList, translate } from '@adlane/ui';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { ClientPicker } from '../lookups/ClientPicker';

/** The client whose ad is previewed. */
export type PreviewedClient = { readonly id: number; readonly name: string };

export type PreviewClientProps = {
  /** Null for the agency's own values. */
  client: PreviewedClient | null;
  onClient: (client: PreviewedClient | null) => void;
};

/** The client whose smart inserts a preview shows. */
export function PreviewClient({ client, onClient }: PreviewClientProps) {
  const [isOpen, setOpen] = useState(false);
  if (client) {
    return (
      <ChipList
        label={translate('Previewed for')}
        chips={[{ id: String(client.id), label: client.name }]}
        onRemove={() => onClient(null)}
      />
    );
  }
  return (
    <Box display="grid" gap={2} justifyItems="start" gridTemplateColumns="minmax(0, 1fr)">
      <Button
        variant="ghost"
        size="sm"
        startIcon={<Users />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {translate('Preview for a client')}
      </Button>
      {isOpen ? (
        <Box w="full">
          <ClientPicker
            label={translate('Client')}
            hint={translate("The texts have this client's smart inserts. Nothing is launched.")}
            chosenIds={[]}
            error={undefined}
            onPick={({ id, business_name, name }) => onClient({ id, name: business_name || name })}
          />
        </Box>
      ) : null}
    </Box>
  );
}
