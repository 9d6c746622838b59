import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import statesMeta from './ActivityScreen.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Account/Account/ActivityScreen/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const NamesChangesAndWhoMadeThem: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Clients: update #7');
    await expect(canvas.getByText('by the support team')).toBeVisible();
    if (window.innerWidth >= 1024) {
      await expect(canvas.getByText('name: Brightside → Brightside Dental')).toBeVisible();
      await expect(canvas.getByText(/^niche: .* → Dentist · phone: /)).toBeVisible();
    }
  },
};
