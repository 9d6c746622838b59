import type { Meta, StoryObj } from '@storybook/react-vite';
import { Users } from 'lucide-react';
import { SimpleGrid } from '../../layout/SimpleGrid';
import { StatTile } from './StatTile';

const meta = {
  title: 'Data/StatTile',
  component: StatTile,
  args: { label: 'Leads this week', value: '47', icon: <Users /> },
} satisfies Meta<typeof StatTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Trends: Story = {
  tags: ['picture'],
  render: () => (
    <SimpleGrid columns={{ base: 1, md: 3 }} gap={4}>
      <StatTile
        label="Cost per lead"
        value="$7.10"
        trend={{ text: '+8%', direction: 'up', tone: 'negative', period: 'vs. last week' }}
      />
      <StatTile
        label="Spend"
        value="$318.20"
        trend={{ text: '−3%', direction: 'down', tone: 'positive', period: 'vs. last week' }}
      />
      <StatTile
        label="Live ads"
        value="14"
        trend={{ text: '0', direction: 'flat', period: 'vs. last week' }}
      />
    </SimpleGrid>
  ),
};

export const LongText: Story = {
  args: {
    value: '1,234,567,890.12',
    hint: 'In the currency of the account that the ads run in, taxes left out',
  },
};
