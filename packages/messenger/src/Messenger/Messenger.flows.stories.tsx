import type { PageMessage } from '@adlane/widget-core/protocol';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { known, onPage, type Page, visitor } from './Messenger.fixtures';
import statesMeta from './Messenger.stories';

const open: PageMessage = { name: 'widget-status-update', data: { isWidgetOpen: true } };
const startBug: PageMessage = { name: 'start-feedbackflow', data: { flow: 'bugreporting' } };

const getPage = (loaded: Record<string, unknown>) => loaded.page as Page;
const meta = { ...statesMeta, title: 'Widget/Messenger/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  ...onPage(known(), visitor, open),
  play: async ({ canvas, userEvent, loaded }) => {
    const page = getPage(loaded);
    await expect(await canvas.findByRole('heading', { name: 'Hi Ada' })).toBeVisible();
    await expect(page.heard[0]).toEqual({ name: 'ping' });
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(page.findLast('close-widget')).toBeDefined();
  },
};

export const ClosesOnEscape: Story = {
  ...onPage(known(), visitor, open),
  play: async ({ canvas, userEvent, loaded }) => {
    const page = getPage(loaded);
    await userEvent.click(await canvas.findByRole('button', { name: /Report a bug/ }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /What went wrong/ }), 'Broken');
    await expect(page.findLast('close-widget')).toBeUndefined();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.findLast('close-widget')).toBeDefined());
  },
};

export const SendsFeedback: Story = {
  ...onPage(known(), visitor, open),
  play: async ({ canvas, userEvent, loaded }) => {
    const page = getPage(loaded);
    await userEvent.click(await canvas.findByRole('button', { name: /Report a bug/ }));
    const text = await canvas.findByRole('textbox', { name: /What went wrong/ });
    await expect(page.findLast('notify-event')).toEqual({
      name: 'notify-event',
      data: { type: 'flow-started', data: { id: 'bugreporting' } },
    });
    await expect(canvas.getByRole('textbox', { name: 'Your email' })).toHaveValue('ada@adlane.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    await expect(text).toHaveAccessibleDescription('Please fill this in.');
    await expect(page.findLast('send-feedback')).toBeUndefined();

    await userEvent.type(text, 'The basket is empty');
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    await expect(page.findLast('send-feedback')).toEqual({
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
    await expect(page.findLast('start-screen-drawing')).toEqual({
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
    await expect(page.findLast('send-feedback')).toMatchObject({
      data: { formData: { description: 'Here', capture: 'screenshot' } },
    });
  },
};

export const Recording: Story = {
  ...onPage(known(), open, startBug),
  play: async ({ canvas, userEvent, loaded }) => {
    const page = getPage(loaded);
    await userEvent.click(await canvas.findByRole('button', { name: 'Record your screen' }));
    await expect(page.findLast('start-screen-drawing')).toEqual({
      name: 'start-screen-drawing',
      data: 'capture',
    });
    page.say({
      name: 'set-form-data',
      data: { formKey: 'capture', data: { value: 'capture', dirty: true } },
    });
    await expect(await canvas.findByText('Recording added')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Record again' }));
    await expect(page.findLast('start-screen-drawing')).toMatchObject({ data: 'capture' });
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
    await waitFor(() => expect(page.findLast('cleanup-drawings')).toBeDefined());
    await userEvent.type(canvas.getByRole('textbox', { name: /What went wrong/ }), 'Here');
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    await expect(page.findLast('send-feedback')).not.toMatchObject({
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
    await waitFor(() => expect(page.findLast('cleanup-drawings')).toBeDefined());
    await userEvent.type(canvas.getByRole('textbox', { name: /What went wrong/ }), 'Here');
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    await expect(page.findLast('send-feedback')).toMatchObject({
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
    await expect(getPage(loaded).findLast('send-feedback')).toMatchObject({
      data: {
        formData: { rating: 5, area: 'Checkout' },
        action: { feedbackType: 'RATING', excludeData: { replays: true } },
      },
    });
  },
};

export const BackPreservesTheDraft: Story = {
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
      expect(getPage(loaded).findLast('height-update')).toMatchObject({ data: expect.any(Number) }),
    );
  },
};

export const ItsScreenIsReportedAgain: Story = {
  ...onPage(known(), visitor, startBug),
  play: async ({ loaded }) => {
    const page = getPage(loaded);
    const count = () => page.heard.filter(({ name }) => name === 'page-changed').length;
    await waitFor(() =>
      expect(page.findLast('page-changed')).toMatchObject({ data: { name: 'feedbackflow' } }),
    );
    // The page draws what it opens, and what it opens again, in the usual size first.
    const before = count();
    page.say(startBug);
    await waitFor(() => expect(count()).toBe(before + 1));
    page.say(open);
    await waitFor(() => expect(count()).toBe(before + 2));
    await expect(page.findLast('page-changed')).toMatchObject({ data: { name: 'feedbackflow' } });
  },
};
