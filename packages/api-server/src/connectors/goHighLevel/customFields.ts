import type { GoHighLevelClient } from './goHighLevelClient';
import { type CustomField, CustomFieldsAnswer } from './shapes';

/**
 * Lists the custom fields that contacts of a location have. Requires the scope `locations/customFields.readonly`, which
 * locations that were connected earlier have not granted (401).
 * @throws GoHighLevelError
 */
export async function listCustomFields(
  client: GoHighLevelClient,
  locationId: string,
): Promise<CustomField[]> {
  const path = `/locations/${encodeURIComponent(locationId)}/customFields?model=contact`;
  return CustomFieldsAnswer.parse(await client({ method: 'GET', path })).customFields;
}
