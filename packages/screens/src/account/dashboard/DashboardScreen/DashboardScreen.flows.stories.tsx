import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import statesMeta, { NewAgency } from './DashboardScreen.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Account/Dashboard/DashboardScreen/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

/** The seeded agency, served by the API in the tab. */
export const SwitchesPeriodAndMeasure: Story = {
  args: { user: { first_name: 'Ava', has_smart_tag: true } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('img', { name: 'Ad spend of the last 30 days' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Period' }), '90');
    await canvas.findByRole('img', { name: 'Ad spend of the last 90 days' });
    await userEvent.click(await canvas.findByRole('tab', { name: 'Clicks' }));
    await canvas.findByRole('figure', { name: 'Clicks per day' });
    await expect(canvas.queryByText('Get started')).not.toBeInTheDocument();
  },
};

export const GuidesNewAgency: Story = {
  beforeEach: NewAgency.beforeEach,
  play: async ({ canvas }) => {
    await canvas.findByText(/^0 of 4 steps done/);
    await expect(canvas.getByRole('link', { name: 'Connect: Connect an ad account' })).toHaveAttribute(
      'href',
      '#/agency/connect',
    );
  },
};
