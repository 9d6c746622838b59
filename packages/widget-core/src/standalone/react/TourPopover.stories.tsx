import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BakeryPage } from '../../../test/BakeryPage';
import { TourPopover } from './TourPopover';
import { steps } from './TourPopover.fixtures';

const meta = {
  title: 'Widget/Tour popover',
  component: TourPopover,
  parameters: { layout: 'fullscreen' },
  args: { open: true, steps, onEnd: fn(), onIndexChange: fn() },
  render: (args) => (
    <BakeryPage>
      <button type="button" id="buy">
        Buy bread
      </button>{' '}
      <input aria-label="Name" id="name" />
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

export const RightToLeft: Story = { args: { dir: 'rtl', color: '#B45309' } };

/** The variables of the app's theme, set above the tour. */
export const OwnTheme: Story = {
  render: (args, context) => (
    <>
      <style>
        {':root{--adlane-surface:#1f2430;--adlane-text:#f5f7fa;--adlane-radius:4px;--adlane-accent:#0f766e}'}
      </style>
      {meta.render({ ...context.args, ...args })}
    </>
  ),
};
