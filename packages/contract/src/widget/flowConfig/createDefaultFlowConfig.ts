import { defaultBackgroundColor, defaultColor } from '../../constants/widget/widget';
import { defaultFormTexts } from './defaultFormTexts';
import type { FeedbackFlow, FlowConfig } from './schemas';

/**
 * Returns the configuration of a new project: two forms in the languages of the frame, the default colors, and
 * careful logging.
 */
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
    feedbackFlows: createForms().map(translateForm),
  };
}

function createForms(): FeedbackFlow[] {
  return [
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
  ];
}

function translateForm(flow: FeedbackFlow): FeedbackFlow {
  const { title, description } = flow;
  return {
    ...flow,
    translations: translateTexts({ title, description }),
    form: flow.form.map((field) => ({
      ...field,
      translations: translateTexts({ title: field.title, placeholder: field.placeholder }),
    })),
  };
}

/** Returns the translations of English texts by language and key. */
function translateTexts(texts: Readonly<Record<string, string | undefined>>): FeedbackFlow['translations'] {
  return Object.fromEntries(
    Object.entries(defaultFormTexts).map(([language, translations]) => [
      language,
      Object.fromEntries(
        Object.entries(texts).flatMap(([key, text]) => {
          const translation = text === undefined ? undefined : translations[text];
          return translation === undefined ? [] : [[key, translation]];
        }),
      ),
    ]),
  );
}
