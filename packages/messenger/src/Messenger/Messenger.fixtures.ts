import type { FlowConfig } from '@adlane/contract/widget/flowConfig';
import type { FrameMessage, PageMessage } from '@adlane/widget-core/protocol';
import type { Bridge } from '../bridge/Bridge';

export const config: FlowConfig = {
  color: '#0F766E',
  headerColor: '#0F766E',
  buttonColor: '#0F766E',
  backgroundColor: '#FFFFFF',
  borderRadius: 20,
  buttonX: 20,
  buttonY: 20,
  feedbackButtonPosition: 'BOTTOM_RIGHT',
  widgetButtonText: 'Feedback',
  hideForGuests: false,
  enableWebReplays: true,
  enableNetworkLogs: true,
  sendNetworkResources: false,
  networkLogPropsToIgnore: [],
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
        { name: 'description', title: 'What went wrong?', type: 'textarea', required: true },
        { name: 'reportedBy', title: 'Your email', type: 'email', required: false },
        { name: 'capture', title: 'Mark it on a picture', type: 'capture', required: false },
      ],
    },
    {
      id: 'rating',
      title: 'Rate this page',
      description: '',
      icon: 'rating',
      feedbackType: 'RATING',
      excludeData: { replays: true },
      form: [
        { name: 'rating', title: 'How do you like it?', type: 'rating', required: true },
        {
          name: 'area',
          title: 'Which part?',
          type: 'select',
          required: false,
          options: ['Search', 'Checkout'],
        },
        { name: 'title', title: 'In a few words', type: 'text', required: false },
      ],
    },
  ],
};

/** A page that remembers what the frame said and can say something back. */
export function createPage(...greeting: PageMessage[]) {
  const heard: FrameMessage[] = [];
  const answers = [...greeting];
  const listeners = new Set<(message: PageMessage) => void>();
  const say = (message: PageMessage) => {
    for (const listener of listeners) listener(message);
  };
  const bridge: Bridge = {
    send(message) {
      heard.push(message);
      if (message.name === 'ping') for (const answer of answers) say(answer);
    },
    subscribe(receive) {
      listeners.add(receive);
      return () => listeners.delete(receive);
    },
  };
  return {
    bridge,
    say,
    /** Adds messages with which the page answers the frame's ping. */
    greet: (...messages: PageMessage[]) => void answers.push(...messages),
    heard,
    findLast: (name: FrameMessage['name']) => heard.findLast((one) => one.name === name),
  };
}

export type Page = ReturnType<typeof createPage>;

export const known = (changes: Partial<FlowConfig> = {}): PageMessage => ({
  name: 'config-update',
  data: { config: { ...config, ...changes } },
});

export const visitor: PageMessage = {
  name: 'session-update',
  data: {
    apiUrl: 'https://adlane.test/sdk',
    sdkKey: 'demo',
    sessionData: { gleapId: 'v1', gleapHash: 'h', name: 'Ada Lovelace', email: 'ada@adlane.test' },
  },
};

/** A story on a page that greets like this. */
export function onPage(...greeting: PageMessage[]) {
  return { loaders: [() => ({ page: createPage(...greeting) })] };
}
