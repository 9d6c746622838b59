import { useFormField } from '@adlane/ui/fields';
import type { LaunchClient } from '../launchForm';
import { ClientChoice } from './ClientChoice';

export type ClientFieldProps = {
  name: string;
  /** Called with another client, or null for the agency itself. */
  onClient: (client: LaunchClient | null) => void;
};

/** The client of a launch, as a field of its form. */
export function ClientField({ name, onClient }: ClientFieldProps) {
  const { input, error } = useFormField<LaunchClient | null>(name);
  // An absent value reaches a field as an empty text.
  return (
    <ClientChoice
      client={input.value || null}
      onClient={(client) => {
        input.onChange(client);
        onClient(client);
      }}
      error={error}
    />
  );
}
