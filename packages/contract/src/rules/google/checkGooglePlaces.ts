import type { GoogleLaunchDefaults } from '../../ads/templates/googleSchemas';
import { ownMessages } from '../../constants/texts/ownMessages';
import type { RuleMessage } from '../texts/textRules';

/**
 * Checks where a Google ad is shown: Google shows a campaign without places in the whole world, which must be an explicit
 * choice. Excluded places alone are no place.
 */
export function checkGooglePlaces({
  targetLocationByRadius = [],
  targetLocationBySearch = [],
  isEverywhere = false,
}: Pick<
  GoogleLaunchDefaults,
  'targetLocationByRadius' | 'targetLocationBySearch' | 'isEverywhere'
>): RuleMessage {
  const hasPlace = [...targetLocationByRadius, ...targetLocationBySearch].some(
    ({ mode }) => mode === 'include',
  );
  if (isEverywhere) return hasPlace ? ownMessages.googlePlacesAndEverywhere : undefined;
  return hasPlace ? undefined : ownMessages.googlePlaceRequired;
}
