import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import statesMeta from './DataTable.stories';

const meta = { ...statesMeta, title: 'Data/DataTable/SortSelect', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

/** On phones, rows without selection have their total beside the order. */
export const TotalBesideTheOrder: Story = {
  args: { page: { page: 1, perPage: 20, total: 57 } },
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async ({ canvas }) => {
    const order = await canvas.findByRole('combobox', { name: 'Sort by' });
    const total = canvas.getByText('57 in total').getBoundingClientRect();
    await expect(total.bottom).toBeGreaterThan(order.getBoundingClientRect().top);
    await expect(total.right).toBeLessThan(order.getBoundingClientRect().left);
  },
};
