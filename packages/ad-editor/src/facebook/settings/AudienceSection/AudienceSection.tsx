import { findCategoryLock, limitAudience } from '@adlane/contract/rules';
import { Box, Radio, translate } from '@adlane/ui';
import { RadioGroupField } from '@adlane/ui/fields';
import { LockNote } from '../../../form/LockNote';
import { translateOptions } from '../../../form/translateOptions';
import { type SectionProps, SettingsSection } from '../parts/SettingsSection';
import { useTargeting } from '../useTargeting';
import { AgeSelect } from './AgeSelect';
import { LanguagesField } from './LanguagesField';

const genderOptions = [
  { value: 'both', label: 'All' },
  { value: 'female', label: 'Women' },
  { value: 'male', label: 'Men' },
];

/** The gender that a category enforces. */
function LockedGender() {
  return (
    <Box display="grid" gap={2} role="radiogroup" aria-label={translate('Gender')}>
      <Box textStyle="sm" fontWeight="medium">
        {translate('Gender')}
      </Box>
      <Radio checked readOnly disabled label={translate('All')} />
    </Box>
  );
}

/** Gender, ages and languages of the people that the ad is for (ads §3); a special ad category reaches everybody. */
export function AudienceSection({ readOnly }: SectionProps) {
  const { targeting } = useTargeting();
  const sent = limitAudience(targeting);
  const ageLock = findCategoryLock(targeting.specialAdCategory, 'minAge');
  const genderLock = findCategoryLock(targeting.specialAdCategory, 'gender');
  const isAgeFixed = readOnly || ageLock !== undefined;
  return (
    <SettingsSection name="audience" title="Audience" description="Who sees the ad.">
      {genderLock === undefined ? (
        <RadioGroupField
          name="templateTargeting.gender"
          label={translate('Gender')}
          options={translateOptions(genderOptions)}
          inline
          disabled={readOnly}
        />
      ) : (
        <LockedGender />
      )}
      <LockNote reason={genderLock} />
      <Box display="grid" gap={4} gridTemplateColumns="repeat(2, minmax(0, {sizes.40}))">
        <AgeSelect
          name="templateTargeting.minAge"
          label="Minimum age"
          disabled={isAgeFixed}
          shown={ageLock === undefined ? undefined : sent.minAge}
        />
        <AgeSelect
          name="templateTargeting.maxAge"
          label="Maximum age"
          disabled={isAgeFixed}
          shown={ageLock === undefined ? undefined : sent.maxAge}
        />
      </Box>
      <LockNote
        reason={
          ageLock &&
          `${translate(ageLock)} ${translate('Your earlier selection returns when you clear the category.')}`
        }
      />
      <LanguagesField readOnly={readOnly} />
    </SettingsSection>
  );
}
