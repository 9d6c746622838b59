import { distanceUnits } from '@adlane/contract/constants';
import { checkFacebookRadius, limits, listFacebookPlaces } from '@adlane/contract/rules';
import { Alert, Box, FieldShell, Select, translate } from '@adlane/ui';
import { NumberField } from '@adlane/ui/fields';
import { PlacesField } from '../../../places/PlacesField';
import { type SectionProps, SettingsSection } from '../parts/SettingsSection';
import { useTargeting } from '../useTargeting';

const unitLabels = { mile: 'Miles', kilometer: 'Kilometers' } as const;

function DefaultRadius({ readOnly }: SectionProps) {
  const { targeting, change } = useTargeting();
  const { radius, distanceUnit, specialAdCategory } = targeting;
  const isUnchosen = radius === limits.radius.start;
  const refusal = isUnchosen ? undefined : checkFacebookRadius(radius, distanceUnit, specialAdCategory);
  return (
    <Box display="grid" gap={2}>
      <Box display="grid" gap={4} gridTemplateColumns="repeat(2, minmax(0, {sizes.48}))">
        <NumberField
          name="templateTargeting.radius"
          label={translate('Radius of new pins')}
          hint={isUnchosen ? translate('Not set: {min} is used.', { min: limits.radius.min }) : undefined}
          disabled={readOnly}
        />
        <FieldShell label={translate('Unit')}>
          {(control) => (
            <Select
              {...control}
              disabled={readOnly}
              value={distanceUnit}
              options={distanceUnits.map((value) => ({ value, label: translate(unitLabels[value]) }))}
              onChange={({ target }) => {
                const unit = distanceUnits.find((each) => each === target.value);
                if (unit) change({ distanceUnit: unit });
              }}
            />
          )}
        </FieldShell>
      </Box>
      {refusal ? <Alert tone="warning">{translate(refusal)}</Alert> : null}
    </Box>
  );
}

/** Where the people are: places by search and pins with a radius, included or left out (ads §3, §5, §9). */
export function PlacesSection({ readOnly }: SectionProps) {
  const { targeting, change } = useTargeting();
  return (
    <SettingsSection
      name="places"
      title="Locations"
      description="Leave empty to target the countries you choose at launch."
    >
      <PlacesField
        name="templateTargeting.location.facebook"
        places={listFacebookPlaces(targeting)}
        onChange={(facebook) => change({ location: { ...targeting.location, facebook: [...facebook] } })}
        targeting={targeting}
        readOnly={readOnly}
        pinSettings={<DefaultRadius readOnly={readOnly} />}
      />
    </SettingsSection>
  );
}
