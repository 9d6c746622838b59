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
  /** Called with the devices and recorders of the page. */
  readonly onScope: (world: ReturnType<typeof recordingScope>) => void;
};

function RecordingOnPage({ accent, rtl, isHostile, onDone, onScope, ...world }: RecordingArgs) {
  const created = recordingScope(world);
  const config = () => parseFlowConfig({ localizationOptions: { rtl } });
  return (
    <HostPage
      isHostile={isHostile}
      start={(host) => {
        onScope(created);
        return openRecordingEditor({ scope: created.scope, host, config, accent, onDone });
      }}
    />
  );
}

const meta = {
  title: 'Widget/Screen recording',
  component: RecordingOnPage,
  parameters: { layout: 'fullscreen', docs: { parts: { openRecordingEditor } } },
  args: { accent: '#0F766E', rtl: false, isHostile: false, onDone: fn(), onScope: fn() },
} satisfies Meta<typeof RecordingOnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RightToLeft: Story = { args: { rtl: true } };
