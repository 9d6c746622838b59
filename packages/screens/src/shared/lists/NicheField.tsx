import { translate } from '@adlane/ui';
import { ComboboxField } from '@adlane/ui/fields';
import { useNicheOptions } from './useNicheOptions';

/** Field of a record's niche, which may have none; `current` is the stored one. */
export function NicheField({ current = null }: { current?: string | null }) {
  const options = useNicheOptions(current);
  return (
    <ComboboxField
      name="niche"
      label={translate('Niche')}
      options={options}
      placeholder={translate('No niche')}
    />
  );
}
