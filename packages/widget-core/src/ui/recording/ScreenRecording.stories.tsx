import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { HostPage } from '../../../test/HostPage';
import { type RecordingWorld, recordingScope } from '../../../test/recordingScope';
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
  parameters: { layout: 'fullscreen', docs: { parts: { openRecordingEditor } } },
  args: { accent: '#0F766E', rtl: false, isHostile: false, onDone: fn() },
} satisfies Meta<typeof RecordingOnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RightToLeft: Story = { args: { rtl: true } };
