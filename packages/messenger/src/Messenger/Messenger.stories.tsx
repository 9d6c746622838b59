import type { FlowConfig } from '@adlane/contract/flowConfig';
import { Box } from '@adlane/ui';
import type { FrameMessage, PageMessage } from '@adlane/widget-core/protocol';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Bridge } from '../bridge/Bridge';
import { Messenger } from './Messenger';

const config: FlowConfig = {
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
        { name: 'reportedBy', title: 'Your e-mail', type: 'email', required: false },
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
function createPage(...greeting: PageMessage[]) {
  const heard: FrameMessage[] = [];
  const listeners = new Set<(message: PageMessage) => void>();
  const say = (message: PageMessage) => {
    for (const listener of listeners) listener(message);
  };
  const bridge: Bridge = {
    send(message) {
      heard.push(message);
      if (message.name === 'ping') for (const answer of greeting) say(answer);
    },
    subscribe(receive) {
      listeners.add(receive);
      return () => listeners.delete(receive);
    },
  };
  return {
    bridge,
    say,
    heard,
    lastOf: (name: FrameMessage['name']) => heard.findLast((one) => one.name === name),
  };
}

type Page = ReturnType<typeof createPage>;
const open: PageMessage = { name: 'widget-status-update', data: { isWidgetOpen: true } };
const known = (changes: Partial<FlowConfig> = {}): PageMessage => ({
  name: 'config-update',
  data: { config: { ...config, ...changes } },
});
const visitor: PageMessage = {
  name: 'session-update',
  data: {
    apiUrl: 'https://adlane.test/sdk',
    sdkKey: 'demo',
    sessionData: { gleapId: 'v1', gleapHash: 'h', name: 'Ada Lovelace', email: 'ada@adlane.test' },
  },
};
const startBug: PageMessage = { name: 'start-feedbackflow', data: { flow: 'bugreporting' } };

const meta = {
  title: 'Widget/Messenger',
  component: Messenger,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Box maxW="25rem" css={{ '& > div': { height: '43rem', maxHeight: '43rem' } }}>
        <Story />
      </Box>
    ),
  ],
  render: (_, { loaded }) => <Messenger bridge={(loaded.page as Page).bridge} />,
  args: { bridge: createPage().bridge },
} satisfies Meta<typeof Messenger>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A story on a page that greets like this. */
function onPage(...greeting: PageMessage[]): Pick<Story, 'loaders'> {
  return { loaders: [() => ({ page: createPage(...greeting) })] };
}

const getPage = (loaded: Record<string, unknown>) => loaded.page as Page;

export const Home: Story = {
  ...onPage(known(), visitor, open),
  play: async ({ canvas, userEvent, loaded }) => {
    const page = getPage(loaded);
    await expect(await canvas.findByRole('heading', { name: 'Hi Ada' })).toBeVisible();
    await expect(page.heard[0]).toEqual({ name: 'ping' });
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(page.lastOf('close-widget')).toBeDefined();
  },
};

export const Waiting: Story = { ...onPage() };

export const NothingToSend: Story = { ...onPage(known({ feedbackFlows: [] }), visitor) };

export const BrightHeader: Story = {
  ...onPage(known({ headerColor: '#FFD400', color: '#FFD400', disableBGGradient: true }), visitor),
};

export const DarkProject: Story = {
  ...onPage(known({ headerColor: '#7C3AED', color: '#7C3AED', backgroundColor: '#0F181D' }), visitor),
};

export const RightToLeft: Story = {
  ...onPage(
    known({
      localizationOptions: { rtl: true },
      staticTranslations: { greeting: 'שלום', intro: 'איך נוכל לעזור?' },
    }),
  ),
};

export const SendsFeedback: Story = {
  ...onPage(known(), visitor, open),
  play: async ({ canvas, userEvent, loaded }) => {
    const page = getPage(loaded);
    await userEvent.click(await canvas.findByRole('button', { name: /Report a bug/ }));
    const text = await canvas.findByRole('textbox', { name: /What went wrong/ });
    await expect(page.lastOf('notify-event')).toEqual({
      name: 'notify-event',
      data: { type: 'flow-started', data: { id: 'bugreporting' } },
    });
    await expect(canvas.getByRole('textbox', { name: 'Your e-mail' })).toHaveValue('ada@adlane.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    await expect(text).toHaveAccessibleDescription('Please fill this in.');
    await expect(page.lastOf('send-feedback')).toBeUndefined();

    await userEvent.type(text, 'The basket is empty');
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    await expect(page.lastOf('send-feedback')).toEqual({
      name: 'send-feedback',
      data: {
        formData: { description: 'The basket is empty', reportedBy: 'ada@adlane.test' },
        action: { feedbackType: 'BUG', excludeData: {} },
      },
    });
    await expect(await canvas.findByRole('button', { name: 'Sending…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    page.say({ name: 'feedback-sent', data: { id: 7, shareToken: 't' } });
    await expect(await canvas.findByText('Thank you!')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByRole('heading', { name: 'Hi Ada' })).toBeVisible();
  },
};

export const SendingFails: Story = {
  ...onPage(known(), open, startBug),
  play: async ({ canvas, userEvent, loaded }) => {
    const page = getPage(loaded);
    const text = await canvas.findByRole('textbox', { name: /What went wrong/ });
    await userEvent.type(text, 'It broke');
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    page.say({ name: 'feedback-sending-failed', data: 'Something went wrong, please try again.' });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Something went wrong, please try again.',
    );
    await expect(text).toHaveValue('It broke');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(page.heard.filter((one) => one.name === 'send-feedback')).toHaveLength(2);
  },
};

export const WaitsForTheNetwork: Story = {
  ...onPage(known(), open, startBug),
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /What went wrong/ }), 'It broke');
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    getPage(loaded).say({ name: 'feedback-sent', data: { queued: true } });
    await expect(await canvas.findByText('Saved for later')).toBeVisible();
  },
};

export const Screenshot: Story = {
  ...onPage(known(), open, startBug),
  play: async ({ canvas, userEvent, loaded }) => {
    const page = getPage(loaded);
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark it on a screenshot' }));
    await expect(page.lastOf('start-screen-drawing')).toEqual({
      name: 'start-screen-drawing',
      data: 'screenshot',
    });
    page.say({
      name: 'set-form-data',
      data: { formKey: 'capture', data: { value: 'screenshot', dirty: true } },
    });
    await expect(await canvas.findByText('Screenshot added')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /What went wrong/ }), 'Here');
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    await expect(page.lastOf('send-feedback')).toMatchObject({
      data: { formData: { description: 'Here', capture: 'screenshot' } },
    });
  },
};

export const Recording: Story = {
  ...onPage(known(), open, startBug),
  play: async ({ canvas, userEvent, loaded }) => {
    const page = getPage(loaded);
    await userEvent.click(await canvas.findByRole('button', { name: 'Record your screen' }));
    await expect(page.lastOf('start-screen-drawing')).toEqual({
      name: 'start-screen-drawing',
      data: 'capture',
    });
    page.say({
      name: 'set-form-data',
      data: { formKey: 'capture', data: { value: 'capture', dirty: true } },
    });
    await expect(await canvas.findByText('Recording added')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Record again' }));
    await expect(page.lastOf('start-screen-drawing')).toMatchObject({ data: 'capture' });
  },
};

export const RecordingRemoved: Story = {
  ...onPage(known(), open, startBug, {
    name: 'set-form-data',
    data: { formKey: 'capture', data: { value: 'capture', dirty: true } },
  }),
  play: async ({ canvas, userEvent, loaded }) => {
    const page = getPage(loaded);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove recording' }));
    await waitFor(() => expect(page.lastOf('cleanup-drawings')).toBeDefined());
    await userEvent.type(canvas.getByRole('textbox', { name: /What went wrong/ }), 'Here');
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    await expect(page.lastOf('send-feedback')).not.toMatchObject({
      data: { action: { excludeData: { screenshot: true } } },
    });
  },
};

export const ScreenshotRemoved: Story = {
  ...onPage(known(), open, startBug, {
    name: 'set-form-data',
    data: { formKey: 'capture', data: { value: 'screenshot', dirty: true } },
  }),
  play: async ({ canvas, userEvent, loaded }) => {
    const page = getPage(loaded);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove screenshot' }));
    await waitFor(() => expect(page.lastOf('cleanup-drawings')).toBeDefined());
    await userEvent.type(canvas.getByRole('textbox', { name: /What went wrong/ }), 'Here');
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    await expect(page.lastOf('send-feedback')).toMatchObject({
      data: { action: { excludeData: { screenshot: true } } },
    });
  },
};

export const RatingAndChoice: Story = {
  ...onPage(known(), open, { name: 'start-feedbackflow', data: { flow: 'rating', hideBackButton: true } }),
  play: async ({ canvas, userEvent, loaded }) => {
    const great = await canvas.findByRole('radio', { name: 'Great' });
    await expect(canvas.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Please fill this in.');
    await userEvent.click(great);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Which part?' }), 'Checkout');
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    await expect(getPage(loaded).lastOf('send-feedback')).toMatchObject({
      data: {
        formData: { rating: 5, area: 'Checkout' },
        action: { feedbackType: 'RATING', excludeData: { replays: true } },
      },
    });
  },
};

export const BackKeepsTheDraft: Story = {
  ...onPage(known(), open),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Report a bug/ }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /What went wrong/ }), 'Half a thought');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await userEvent.click(await canvas.findByRole('button', { name: /Report a bug/ }));
    await expect(await canvas.findByRole('textbox', { name: /What went wrong/ })).toHaveValue(
      'Half a thought',
    );
  },
};

export const PageFillsIn: Story = {
  ...onPage(known(), open, startBug),
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('textbox', { name: /What went wrong/ });
    getPage(loaded).say({ name: 'prefill-form-data', data: { description: 'Order 4711' } });
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /What went wrong/ })).toHaveValue('Order 4711'),
    );
  },
};

export const FormIsGone: Story = {
  ...onPage(known(), open, { name: 'start-feedbackflow', data: { flow: 'no-such-form' } }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This form is not available any more.' }),
    ).toBeVisible();
  },
};

export const SurveyReportsItsHeight: Story = {
  ...onPage(known(), open, {
    name: 'start-survey',
    data: { flow: 'rating', hideBackButton: true, format: 'survey' },
  }),
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('radio', { name: 'Great' });
    await waitFor(() =>
      expect(getPage(loaded).lastOf('height-update')).toMatchObject({ data: expect.any(Number) }),
    );
  },
};
