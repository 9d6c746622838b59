import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BakeryPage } from '../../../test/BakeryPage';
import { TourPopover } from './TourPopover';
import { steps } from './TourPopover.fixtures';

const meta = {
  title: 'Widget/Tour popover',
  component: TourPopover,
  parameters: { layout: 'fullscreen', docs: { entries: ['@adlane/widget-core/tour'] } },
  args: { open: true, steps, onEnd: fn(), onIndexChange: fn() },
  render: (args) => (
    <BakeryPage>
      <button type="button" id="buy">
        Buy bread
      </button>{' '}
      <input aria-label="Name" id="name" dir="auto" />
      <TourPopover {...args} />
    </BakeryPage>
  ),
} satisfies Meta<typeof TourPopover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtAnElement: Story = {};

export const WithSender: Story = { args: { sender: { firstName: 'Mia' } } };

export const Post: Story = { args: { defaultIndex: 2 } };

export const WithoutButtons: Story = { args: { allowClose: false, backButton: false } };

export const RightToLeft: Story = {
  args: {
    locale: 'ar-EG',
    steps: [{ selector: '#buy', message: '<p>اضغط للشراء.</p>' }, { message: '<p>تم.</p>' }],
    texts: { close: 'إغلاق', previous: 'السابق', next: 'التالي', done: 'تم', tour: 'جولة' },
    theme: { accent: '#B45309' },
  },
};

export const DarkTheme: Story = {
  args: {
    sender: { firstName: 'Mia' },
    theme: { surface: '#1f2430', text: '#f5f7fa', accent: '#0f766e', radius: '4px' },
  },
};

/** The variables of the app's theme, set above the tour. */
export const ThemeOfThePage: Story = {
  render: (args, context) => (
    <>
      <style>{':root{--adlane-surface:#fff7ed;--adlane-text:#431407;--adlane-accent:#c2410c}'}</style>
      {meta.render({ ...context.args, ...args })}
    </>
  ),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };
