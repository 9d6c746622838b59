import { SimpleGrid } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Users } from 'lucide-react';
import { expect } from 'storybook/test';
import { Sparkline } from '../../charts/Sparkline';
import { StatTile } from './StatTile';

const meta = {
  title: 'UI/StatTile',
  component: StatTile,
  args: { label: 'Leads this week', value: '47', icon: <Users /> },
} satisfies Meta<typeof StatTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithTrend: Story = {
  args: {
    trend: { text: '+12%', direction: 'up', tone: 'positive', period: 'compared to last week' },
    chart: (
      <Sparkline label="Leads of the last 7 days, rising from 3 to 12" values={[3, 5, 4, 8, 6, 9, 12]} />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+12%')).toBeVisible();
    await expect(canvas.getByText('compared to last week')).toBeVisible();
  },
};

export const Trends: Story = {
  tags: ['picture'],
  render: () => (
    <SimpleGrid columns={{ base: 1, md: 3 }} gap={4}>
      <StatTile
        label="Cost per lead"
        value="$7.10"
        trend={{ text: '+8%', direction: 'up', tone: 'negative', period: 'compared to last week' }}
      />
      <StatTile
        label="Spend"
        value="$318.20"
        trend={{ text: '−3%', direction: 'down', tone: 'positive', period: 'compared to last week' }}
      />
      <StatTile
        label="Live ads"
        value="14"
        trend={{ text: '0', direction: 'flat', period: 'compared to last week' }}
      />
    </SimpleGrid>
  ),
};

export const Loading: Story = {
  args: { value: undefined, trend: { text: '+12%', direction: 'up', period: 'compared to last week' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('+12%')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    value: '1,234,567,890.12',
    hint: 'In the currency of the account that the ads run in, taxes left out',
  },
};
