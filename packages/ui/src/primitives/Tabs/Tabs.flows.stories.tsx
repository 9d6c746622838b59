import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import statesMeta from './Tabs.stories';

const meta = { ...statesMeta, title: 'Navigation/Tabs/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Ad editor' })).toHaveTextContent('Texts and pictures');
    await userEvent.click(canvas.getByRole('tab', { name: 'Settings' }));
    await expect(args.onChange).toHaveBeenCalledWith('adSetting');
    await expect(canvas.getByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tab', { name: 'Access' })).toBeDisabled();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    canvas.getByRole('tab', { name: 'Ad editor' }).focus();
    await userEvent.keyboard(globals.direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(await canvas.findByText('Budget and audience')).toBeVisible();
  },
};
