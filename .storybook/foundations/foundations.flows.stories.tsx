import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BrandPlayground } from './BrandPlayground';
import { ContrastTable } from './ContrastTable';
import iconsMeta, { Icons } from './Icons.stories';
import { pairs } from './pairs';

const meta = { title: 'Foundations/Flows', tags: ['flow', '!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj;

export const FindsAnIcon: Story = {
  ...Icons,
  render: () => <iconsMeta.component />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search icons' }), 'trash{Enter}');
    await expect(await canvas.findByText('TrashOff')).toBeVisible();
    await expect(canvas.queryByText('AArrowDown')).not.toBeInTheDocument();
  },
};

export const EveryPairPasses: Story = {
  render: () => <ContrastTable pairs={pairs} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('AA').length).toBe(pairs.length * 2);
    await expect(canvas.queryByText('Fails AA')).not.toBeInTheDocument();
  },
};

export const AnyBrandColorPasses: Story = {
  render: () => <BrandPlayground initialColor="#7c3aed" />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Brand color' });
    await userEvent.clear(field);
    await userEvent.type(field, '#ffd400');
    const button = canvas.getByRole('button', { name: 'Launch ad' });
    await expect(getComputedStyle(button).backgroundColor).toBe('rgb(255, 212, 0)');
    await expect(canvas.queryByText('Fails AA')).not.toBeInTheDocument();
  },
};
