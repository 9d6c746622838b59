import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { expectOwnStyles } from '../../../test/expectOwnStyles';
import { HostPage } from '../../../test/HostPage';
import { type RecordingWorld, recordingScope, refuse } from '../../../test/recordingScope';
import { widgetPart, widgetRoot } from '../../../test/testScope';
import { parseFlowConfig } from '../../config/parseFlowConfig';
import { openRecordingEditor } from './openRecordingEditor';

type RecordingArgs = RecordingWorld & {
  readonly accent: string;
  readonly rtl: boolean;
  readonly isHostile: boolean;
  readonly onDone: (file: File | undefined) => void;
};

function RecordingOnPage({ accent, rtl, isHostile, onDone, ...world }: RecordingArgs) {
  const { scope } = recordingScope(world);
  const config = () => parseFlowConfig({ localizationOptions: { rtl } });
  return (
    <HostPage
      isHostile={isHostile}
      start={(host) => openRecordingEditor({ scope, host, config, accent, onDone })}
    />
  );
}

const meta = {
  title: 'Widget/Screen recording',
  component: RecordingOnPage,
  parameters: { layout: 'fullscreen' },
  args: { accent: '#0F766E', rtl: false, isHostile: false, onDone: fn() },
} satisfies Meta<typeof RecordingOnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

async function press(text: string) {
  await waitFor(() => {
    const found = [...widgetRoot().querySelectorAll('button')].find((part) => part.textContent === text);
    if (!found) throw new Error(`There is no button ${text}.`);
    found.click();
  });
}
const showsAlert = (text: string) =>
  waitFor(() => expect(widgetPart('[role=alert]')).toHaveTextContent(text));

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

export const Preview: Story = {
  play: async ({ args }) => {
    await press('Start recording');
    await waitFor(() => expect(widgetPart('.record')).toHaveTextContent('Stop recording'));
    await new Promise((resolve) => setTimeout(resolve, 500));
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

export const RightToLeft: Story = { args: { rtl: true } };

export const OnHostilePage: Story = {
  args: { isHostile: true, screen: refuse },
  play: async () => {
    await press('Start recording');
    await waitFor(() => expectOwnStyles(widgetPart('[role=alert]')));
    await expectOwnStyles(widgetPart('.record'));
    await expectOwnStyles(widgetPart('.timer'));
  },
};
