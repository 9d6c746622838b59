import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Pagination } from './Pagination';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 2, perPage: 12, total: 40, onPage: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Rows of a list that is too long to count. */
export const NotAllCounted: Story = { args: { total: 200, hasMore: true }, tags: ['picture'] };

export const WithSizes: Story = { args: { onPerPage: fn() }, tags: ['picture'] };
