import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SimpleGrid } from '../layout/SimpleGrid';
import { Card } from '../primitives/Card/Card';
import { BarChart } from './BarChart';
import { bars, days, leads, parts } from './charts.fixtures';
import statesMeta from './charts.stories';
import { DonutChart } from './DonutChart';
import { LineChart } from './LineChart';
import { Sparkline } from './Sparkline';

const clicks = { label: 'Clicks', values: [40, 52, null, 61, 70, 66, 90] };
const meta = { ...statesMeta, title: 'Data/Charts/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj;

export const All: Story = {
  tags: ['picture'],
  render: () => (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap={4}>
      <Card>
        <LineChart title="Leads and clicks a day" names={days} series={[leads, clicks]} />
      </Card>
      <Card>
        <BarChart title="Leads a day" bars={bars} nameLabel="Day" valueLabel="Leads" />
      </Card>
      <Card>
        <DonutChart title="Leads by platform" parts={parts} nameLabel="Platform" />
      </Card>
      <Card>
        <Sparkline label="Leads of the last 7 days, rising from 3 to 12" values={leads.values} />
      </Card>
    </SimpleGrid>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('figure', { name: 'Leads a day' })).toBeVisible());
    await expect(canvas.getByRole('img', { name: /rising from 3 to 12/ })).toBeVisible();
  },
};

export const AsTable: Story = {
  render: () => (
    <LineChart title="Leads and clicks a day" names={days} series={[leads, clicks]} format={(n) => `${n}×`} />
  ),
  play: async ({ canvas, userEvent }) => {
    // The data table is always available to screen readers.
    await expect(canvas.getByRole('cell', { name: '12×' })).toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: '3 Jun 4× –' })).toBeInTheDocument();
    canvas.getByRole('button', { name: 'Show Leads and clicks a day as a table' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('table', { name: 'Leads and clicks a day' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show Leads and clicks a day as a chart' }));
  },
};

export const Shares: Story = {
  render: () => <DonutChart title="Leads by platform" parts={parts} total="100 leads" nameLabel="Platform" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Instagram 27 27%' })).toBeInTheDocument();
  },
};

export const Empty: Story = {
  render: () => (
    <SimpleGrid columns={2} gap={4}>
      <LineChart
        title="Leads a day"
        names={days}
        series={[{ label: 'Leads', values: days.map(() => null) }]}
      />
      <BarChart title="Leads a week" bars={[]} emptyText="Launch an ad to see leads here" />
      <DonutChart title="Leads by platform" parts={[{ label: 'Facebook', value: 0 }]} />
      <Sparkline label="No leads yet" values={[]} />
    </SimpleGrid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Launch an ad to see leads here')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
