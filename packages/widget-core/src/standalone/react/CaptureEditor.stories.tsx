import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BakeryPage } from '../../../test/BakeryPage';
import { CaptureEditor } from './CaptureEditor';
import { screenshot } from './CaptureEditor.fixtures';

const meta = {
  title: 'Widget/Capture editor component',
  component: CaptureEditor,
  parameters: { layout: 'fullscreen' },
  args: { open: true, image: screenshot, onDone: fn(), onCancel: fn(), onChange: fn() },
  render: (args) => (
    <BakeryPage>
      <CaptureEditor {...args} />
    </BakeryPage>
  ),
} satisfies Meta<typeof CaptureEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnAnImage: Story = {};

export const OnThePage: Story = { args: { image: undefined } };

export const WithMarks: Story = {
  args: {
    defaultMarks: [
      {
        tool: 'rectangle',
        color: '#EB144C',
        points: [
          { x: 50, y: 290 },
          { x: 310, y: 384 },
        ],
      },
    ],
  },
};

export const OwnTextsAndColor: Story = {
  args: { color: '#B45309', dir: 'rtl', texts: { next: 'Attach', dismiss: 'Cancel' } },
};

/** The variables of the app's theme, set above the editor. */
export const OwnTheme: Story = {
  render: (args) => (
    <BakeryPage>
      <style>
        {
          ':root{--adlane-surface:#1f2430;--adlane-text:#f5f7fa;--adlane-radius:4px;--adlane-accent:#0f766e;--adlane-backdrop:#0b0d12}'
        }
      </style>
      <CaptureEditor {...args} />
    </BakeryPage>
  ),
};
