import type { TargetAddress, TemplateTargeting } from '@adlane/contract/ads/templates';
import { listFacebookPlaces } from '@adlane/contract/rules';
import { Box, FieldShell, Select, translate } from '@adlane/ui';
import { useFormField } from '@adlane/ui/fields';
import { PlacesField } from '../../places/PlacesField';

export type LocationFieldProps = {
  /** Path of the launch's places; null or absent there: the template's. */
  name: string;
  targeting: Pick<TemplateTargeting, 'location' | 'radius' | 'distanceUnit' | 'specialAdCategory'>;
};

/** Describes places in a line: 'Boston, Massachusetts; New York'. */
export function describePlaces(places: readonly TargetAddress[]): string {
  const included = places.filter(({ mode }) => mode === 'include').map(({ name }) => name);
  const excluded = places.filter(({ mode }) => mode === 'exclude').map(({ name }) => name);
  return [
    ...(included.length > 0 ? [included.join('; ')] : []),
    ...(excluded.length > 0 ? [translate('without {places}', { places: excluded.join('; ') })] : []),
  ].join(', ');
}

/** Where a launch is shown (ads §3, targetAddress): the template's places, or others for this launch only. */
export function LocationField({ name, targeting }: LocationFieldProps) {
  const { input, error } = useFormField<readonly TargetAddress[] | null>(name);
  // An absent value reaches a field as an empty text.
  const own = input.value || null;
  const ofTemplate = listFacebookPlaces(targeting);
  const usual =
    ofTemplate.length > 0 ? describePlaces(ofTemplate) : translate('the countries of this launch');
  return (
    <Box display="grid" gap={4} gridTemplateColumns="minmax(0, 1fr)">
      <FieldShell label={translate('Location')} error={error}>
        {(control) => (
          <Select
            {...control}
            name={name}
            value={own === null ? 'template' : 'own'}
            options={[
              { value: 'template', label: translate('As in the template: {places}', { places: usual }) },
              { value: 'own', label: translate('Only for this launch') },
            ]}
            onChange={({ target }) => input.onChange(target.value === 'own' ? [] : null)}
            onBlur={() => input.onBlur()}
          />
        )}
      </FieldShell>
      {own === null ? null : (
        <PlacesField
          name={name}
          places={own}
          onChange={(places) => input.onChange(places)}
          targeting={targeting}
          readOnly={false}
        />
      )}
    </Box>
  );
}
