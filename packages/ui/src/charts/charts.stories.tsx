import type { Meta, StoryObj } from '@storybook/react-vite';
import { SimpleGrid } from '../layout/SimpleGrid';
import { BarChart } from './BarChart';
import { days } from './charts.fixtures';
import { DonutChart } from './DonutChart';
import { LineChart } from './LineChart';
import { Sparkline } from './Sparkline';

const meta = {
  title: 'Data/Charts',
  component: LineChart,
  subcomponents: { BarChart, DonutChart, Sparkline },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj;

export const NegativeValues: Story = {
  render: () => (
    <BarChart
      title="Change to last week"
      bars={[
        { label: 'Mon', value: 4 },
        { label: 'Tue', value: -3, tone: 'red' },
      ]}
    />
  ),
};

export const ManyDays: Story = {
  render: () => (
    <LineChart
      title="Spend a day"
      names={Array.from({ length: 90 }, (_, day) => `Day ${day + 1}`)}
      series={[{ label: 'Spend', values: Array.from({ length: 90 }, (_, day) => 20 + ((day * 37) % 23)) }]}
      format={(dollars) => `$${dollars}`}
    />
  ),
};

export const Loading: Story = {
  render: () => (
    <SimpleGrid columns={2} gap={4}>
      <LineChart title="Leads a day" names={days} series={undefined} />
      <DonutChart title="Leads by platform" parts={undefined} />
    </SimpleGrid>
  ),
};
