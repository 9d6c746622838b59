import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BakeryPage } from '../../../test/BakeryPage';
import { CaptureEditor } from './CaptureEditor';
import { arabicTexts, screenshot } from './CaptureEditor.fixtures';

const meta = {
  title: 'Widget/Capture editor component',
  component: CaptureEditor,
  parameters: { layout: 'fullscreen', docs: { entries: ['@adlane/widget-core/capture'] } },
  args: { open: true, onDone: fn(), onCancel: fn(), onChange: fn() },
  render: (args) => (
    <BakeryPage>
      <table id="prices" style={{ borderCollapse: 'collapse' }}>
        <tbody>
          <tr>
            <td style={{ padding: 12 }}>Rye</td>
            <td style={{ padding: 12 }}>4.20</td>
          </tr>
        </tbody>
      </table>
      {/* Settings are read when it opens. */}
      <CaptureEditor key={JSON.stringify(args)} {...args} />
    </BakeryPage>
  ),
} satisfies Meta<typeof CaptureEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnThePage: Story = {};

export const OnAnElement: Story = { args: { mode: 'element', target: '#prices' } };

export const OnARegion: Story = {
  args: { mode: 'region', target: { x: 20, y: 20, width: 280, height: 160 } },
};

export const OnAnImage: Story = { args: { mode: 'image', target: screenshot } };

export const WithMarks: Story = {
  args: {
    ...OnAnImage.args,
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

export const OwnToolsAndColors: Story = {
  args: { ...OnAnImage.args, tools: ['pen', 'blur'], colors: ['#0f766e', '#b45309'] },
};

/** Without a choice of colors where nothing is drawn in color. */
export const HidingOnly: Story = { args: { tools: ['blur'] } };

export const RightToLeft: Story = {
  args: { ...OnAnImage.args, locale: 'ar-EG', texts: arabicTexts, theme: { accent: '#B45309' } },
};

export const DarkTheme: Story = {
  args: {
    ...WithMarks.args,
    theme: { surface: '#1f2430', text: '#f5f7fa', accent: '#0f766e', backdrop: '#0b0d12', radius: '4px' },
  },
};

/** The variables of the app's theme, set above the editor. */
export const ThemeOfThePage: Story = {
  args: OnAnImage.args,
  render: (args) => (
    <>
      <style>{':root{--adlane-surface:#fff7ed;--adlane-text:#431407;--adlane-accent:#c2410c}'}</style>
      {meta.render(args)}
    </>
  ),
};

export const OnAPhone: Story = {
  args: OnAnImage.args,
  globals: { viewport: { value: 'mobile', isRotated: false } },
};
