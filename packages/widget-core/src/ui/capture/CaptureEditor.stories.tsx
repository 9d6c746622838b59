import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { HostPage } from '../../../test/HostPage';
import { testScope } from '../../../test/testScope';
import { parseFlowConfig } from '../../config/parseFlowConfig';
import { type Marks, openCaptureEditor } from './openCaptureEditor';

type EditorArgs = {
  readonly accent: string;
  readonly rtl: boolean;
  readonly isHostile: boolean;
  readonly renderScreenshot: () => Promise<Blob>;
  readonly onDone: (marks: Marks | undefined) => void;
};

function EditorOnPage({ accent, rtl, isHostile, renderScreenshot, onDone }: EditorArgs) {
  const { scope } = testScope();
  const config = () => parseFlowConfig({ localizationOptions: { rtl } });
  return (
    <HostPage
      isHostile={isHostile}
      start={(host) => openCaptureEditor({ scope, host, config, accent, renderScreenshot, onDone })}
    />
  );
}

const meta = {
  title: 'Widget/Capture editor',
  component: EditorOnPage,
  parameters: { layout: 'fullscreen', docs: { parts: { openCaptureEditor } } },
  args: {
    accent: '#0F766E',
    rtl: false,
    isHostile: false,
    renderScreenshot: async () => new Blob(),
    onDone: fn(),
  },
} satisfies Meta<typeof EditorOnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BrightAccent: Story = { args: { accent: '#FFD400' } };
