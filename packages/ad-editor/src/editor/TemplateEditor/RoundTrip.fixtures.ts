import { createDefaultGoogleTemplate } from '@adlane/contract/templates';
import { storyGoogleTemplate } from '../../story/storyGoogleTemplate';

/** What a newer client may have stored, which nobody here knows. */
export const later = { kept: true, list: [1, null] };

export const google = storyGoogleTemplate.templates.google ?? createDefaultGoogleTemplate();
