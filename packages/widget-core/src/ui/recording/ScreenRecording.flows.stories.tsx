import type { StoryObj } from '@storybook/react-vite';
import { expect, mocked, waitFor } from 'storybook/test';
import { expectOwnStyles } from '../../../test/expectOwnStyles';
import { refuse } from '../../../test/recordingScope';
import { widgetPart, widgetRoot } from '../../../test/testScope';
import statesMeta from './ScreenRecording.stories';

async function press(text: string) {
  await waitFor(() => {
    const found = [...widgetRoot().querySelectorAll('button')].find((part) => part.textContent === text);
    if (!found) throw new Error(`There is no button ${text}.`);
    found.click();
  });
}
const showsAlert = (text: string) =>
  waitFor(() => expect(widgetPart('[role=alert]')).toHaveTextContent(text));
const meta = { ...statesMeta, title: 'Widget/Screen recording/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async () => {
    await waitFor(() => expect(widgetPart('.timer')).toHaveTextContent('2:00'));
    await expect(widgetPart('button[aria-label="Pen"]')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Recording: Story = {
  play: async () => {
    await press('Start recording');
    await waitFor(() =>
      expect(widgetPart('button[aria-label="Pen"]')).toHaveAttribute('aria-disabled', 'false'),
    );
    await expect(widgetPart('button[aria-label="Use the page"]')).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Without a microphone: with one, Chromium gives out a frame only at the end, and a recording without one fails. */
export const Preview: Story = {
  args: { microphone: refuse },
  play: async ({ args }) => {
    await press('Start recording');
    await waitFor(() => expect(widgetPart('.record')).toHaveTextContent('Stop recording'));
    const hasFrame = () => mocked(args.onScope).mock.lastCall?.[0].hasFrame();
    await waitFor(() => expect(hasFrame()).toBe(true));
    await press('Stop recording');
    await waitFor(() => widgetPart('video'));
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const WithoutMicrophone: Story = {
  args: { microphone: refuse },
  play: async () => {
    await press('Start recording');
    await waitFor(() => expect(widgetPart('.record')).toHaveTextContent('Stop recording'));
    await expect(widgetPart('button[aria-label="Microphone"]')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Denied: Story = {
  args: { screen: refuse },
  play: async () => {
    await press('Start recording');
    await showsAlert('The screen was not shared. Allow screen sharing in your browser and try again.');
  },
};

export const Unsupported: Story = {
  args: { isUnsupported: true },
  play: () => showsAlert('Your browser cannot record the screen.'),
};

export const OnHostilePage: Story = {
  args: { isHostile: true, screen: refuse },
  play: async () => {
    await press('Start recording');
    await waitFor(() => expectOwnStyles(widgetPart('[role=alert]')));
    await expectOwnStyles(widgetPart('.record'));
    await expectOwnStyles(widgetPart('.timer'));
  },
};
