import { useFormField } from '@adlane/ui/fields';
import type { LaunchClient } from '../launchForm';
import { ClientChoice } from './ClientChoice';

/** The client of a launch, as a field of its form. */
export function ClientField({ name }: { name: string }) {
  const { input, error } = useFormField<LaunchClient | null>(name);
  // An absent value reaches a field as an empty text.
  return <ClientChoice client={input.value || null} onClient={input.onChange} error={error} />;
}
