import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { chooseFilter } from '../../../story/chooseFilter';
import statesMeta from './PlansScreen.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Account/Billing/PlansScreen/Flows',
  tags: ['flow', '!autodocs'],
  // The plans of the API in the tab.
  beforeEach: () => undefined,
};
export default meta;
type Story = StoryObj<typeof meta>;

export const WithdrawsAPlanFromSale: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = 'On sale: Agency Unlimited Annual (Annual)';
    const sale = await canvas.findByRole('switch', { name });
    await expect(sale).toBeChecked();
    await userEvent.click(sale);
    await waitFor(() => expect(canvas.getByRole('switch', { name })).not.toBeChecked());
    await chooseFilter({ canvas, userEvent }, 'Status', 'On sale');
    await waitFor(() => expect(canvas.queryByRole('switch', { name })).not.toBeInTheDocument());
  },
};
