import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import statesMeta from '../DataTable.stories';

const meta = { ...statesMeta, title: 'Data/DataTable/ListRow', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

/** On phones no header says what a number counts, so the row does. */
export const NamedFigure: Story = {
  args: {
    columns: [
      { id: 'name', header: 'Name', cell: ({ name }) => name },
      { id: 'leads', header: 'Leads', kind: 'number', cell: () => 41 },
    ],
  },
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async ({ canvas }) => {
    const [row] = await canvas.findAllByRole('article');
    await expect(row).toHaveTextContent('Leads41');
  },
};

/** Money has a currency and needs no name. */
export const MoneyAlone: Story = {
  ...NamedFigure,
  args: {
    columns: [
      { id: 'name', header: 'Name', cell: ({ name }) => name },
      { id: 'cost', header: 'Cost', kind: 'money', cell: () => '$41.00' },
    ],
  },
  play: async ({ canvas }) => {
    const [row] = await canvas.findAllByRole('article');
    await expect(row).toHaveTextContent('$41.00');
    await expect(row).not.toHaveTextContent('Cost');
  },
};
