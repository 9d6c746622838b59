import { createDefaultGoogleTemplate } from '@adlane/contract/ads/templates';
import { storyGoogleTemplate } from '../../story/storyGoogleTemplate';

/** Fields that a newer client may have stored and this one does not know. */
export const later = { kept: true, list: [1, null] };

export const google = storyGoogleTemplate.templates.google ?? createDefaultGoogleTemplate();
