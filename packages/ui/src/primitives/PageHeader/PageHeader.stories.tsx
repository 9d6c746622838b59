import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHeader } from './PageHeader';

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: { title: 'Ad templates', description: 'What your ads are launched from.' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithWayBack: Story = { args: { back: { href: '#templates', label: 'Ad templates' } } };

export const Compact: Story = { args: { compact: true } };
