import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import statesMeta from './InsertsScreen.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Ads/Smart inserts/InsertsScreen/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Custom Inserts' }));
    await expect(await canvas.findByText('Not used yet')).toBeVisible();
  },
};
