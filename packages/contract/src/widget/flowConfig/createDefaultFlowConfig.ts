import { defaultBackgroundColor, defaultColor } from '../../constants/widget/widget';
import type { FlowConfig } from './schemas';

/** Returns the configuration of a new project: two forms, the default colors, and careful logging. */
export function createDefaultFlowConfig(): FlowConfig {
  return {
    color: defaultColor,
    headerColor: defaultColor,
    buttonColor: defaultColor,
    backgroundColor: defaultBackgroundColor,
    borderRadius: 20,
    buttonX: 20,
    buttonY: 20,
    feedbackButtonPosition: 'BOTTOM_RIGHT',
    widgetButtonText: 'Feedback',
    hideForGuests: false,
    enableWebReplays: true,
    enableNetworkLogs: true,
    sendNetworkResources: false,
    networkLogPropsToIgnore: ['password', 'token', 'secret', 'card_number'],
    networkLogBlacklist: [],
    enableShortcuts: true,
    disableBGFade: false,
    disableBGGradient: false,
    staticTranslations: {},
    localizationOptions: { rtl: false },
    aiTools: [],
    feedbackFlows: [
      {
        id: 'bugreporting',
        title: 'Report a bug',
        description: 'Something is broken? Show us.',
        icon: 'bug',
        feedbackType: 'BUG',
        excludeData: {},
        form: [
          {
            name: 'description',
            title: 'What went wrong?',
            type: 'textarea',
            placeholder: 'What did you do, and what happened instead?',
            required: true,
          },
          {
            name: 'reportedBy',
            title: 'Your email',
            type: 'email',
            placeholder: 'So that we can answer you',
            required: false,
          },
          { name: 'capture', title: 'Mark it on a picture of this page', type: 'capture', required: false },
        ],
      },
      {
        id: 'featurerequests',
        title: 'Request a feature',
        description: 'What is missing?',
        icon: 'idea',
        feedbackType: 'FEATURE_REQUEST',
        excludeData: { replays: true, screenshot: true },
        form: [
          { name: 'title', title: 'In a few words', type: 'text', required: true },
          { name: 'description', title: 'What would it let you do?', type: 'textarea', required: true },
          { name: 'reportedBy', title: 'Your email', type: 'email', required: false },
        ],
      },
    ],
  };
}
