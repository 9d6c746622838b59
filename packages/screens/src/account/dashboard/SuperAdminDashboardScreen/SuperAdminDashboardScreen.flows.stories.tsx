import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import statesMeta from './SuperAdminDashboardScreen.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Account/Dashboard/SuperAdminDashboardScreen/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

/** The seeded agencies, served by the API in the tab. */
export const ShowsFiguresAndWhatNeedsAnAnswer: Story = {
  play: async ({ canvas }) => {
    const plans = await canvas.findByRole('figure', { name: 'Agencies by plan' });
    await expect(plans).toHaveTextContent('Annual');
    await canvas.findByRole('figure', { name: 'New agencies per week' });
    await canvas.findByText('1 pending niche');
    await expect(canvas.getByRole('link', { name: 'Review niches' })).toHaveAttribute(
      'href',
      '#/super-admin/niche?tab=requests',
    );
  },
};
