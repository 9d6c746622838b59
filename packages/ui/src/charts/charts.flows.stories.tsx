import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Box } from '../layout/Box';
import { SimpleGrid } from '../layout/SimpleGrid';
import { Card } from '../primitives/Card/Card';
import { BarChart } from './BarChart';
import { bars, days, launches, leads, leadsBefore, parts } from './charts.fixtures';
import statesMeta from './charts.stories';
import { DonutChart } from './DonutChart';
import { LineChart } from './LineChart';
import { Sparkline } from './Sparkline';

const clicks = { label: 'Clicks', values: [40, 52, null, 61, 70, 66, 90] };
const manyDays = Array.from({ length: 30 }, (_, day) => `Nov ${day + 1}`);
const manyLeads = { label: 'Leads', values: manyDays.map((_, day) => (day * 7) % 11) };
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

const steps = [
  '1. Welcome Let us show you how to book your first appointment.',
  '2. Choose the treatment that you need.',
  '3. Enter the day that suits you.',
  '4. Confirm.',
  'Finished',
  'Closed early',
].map((label, index) => ({ label, value: 41 - index * 6 }));

/** Each bar has its name in its middle, however long names are and however narrow the chart. */
export const LongNamesOfBars: Story = {
  render: () => (
    <>
      <Box w="60rem">
        <BarChart title="Wide" bars={steps} nameLabel="Step" valueLabel="Visitors" />
      </Box>
      <Box w="18rem">
        <BarChart title="Narrow" bars={steps} nameLabel="Step" valueLabel="Visitors" />
      </Box>
    </>
  ),
  play: async ({ canvas }) => {
    for (const title of ['Wide', 'Narrow']) {
      const figure = canvas.getByRole('figure', { name: title });
      await waitFor(() => expect(figure.querySelectorAll('rect:has(title)')).toHaveLength(steps.length));
      const drawing = figure.querySelector('svg:has(rect > title)')?.getBoundingClientRect();
      const bars = [...figure.querySelectorAll('rect:has(title)')].map((bar) => bar.getBoundingClientRect());
      const names = [...figure.querySelectorAll('text[text-anchor=middle]')].map((name) =>
        name.getBoundingClientRect(),
      );
      await expect(names).toHaveLength(steps.length);
      for (const [index, name] of names.entries()) {
        const bar = bars[index];
        await expect(name.x + name.width / 2).toBeCloseTo((bar?.x ?? 0) + (bar?.width ?? 0) / 2, 0);
        await expect(name.left).toBeGreaterThanOrEqual(drawing?.left ?? Infinity);
        await expect(name.right).toBeLessThanOrEqual(drawing?.right ?? 0);
        const isApart = names.every(
          (other) => other === name || other.right <= name.left || other.left >= name.right,
        );
        await expect(isApart).toBe(true);
      }
    }
  },
};

/** Returns the keys that go to the end and to the start of the axis, in the reading direction. */
function getArrows(cursor: HTMLElement) {
  const isMirrored = getComputedStyle(cursor).direction === 'rtl';
  return isMirrored
    ? { forward: '{ArrowLeft}', back: '{ArrowRight}' }
    : { forward: '{ArrowRight}', back: '{ArrowLeft}' };
}

export const PreviousPeriod: Story = {
  tags: ['picture'],
  render: () => (
    <LineChart
      title="Leads per day"
      names={days}
      series={[leads]}
      previous={leadsBefore}
      marks={launches}
      isLastRunning
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const cursor = canvas.getByRole('slider', { name: 'Leads per day' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(cursor).toHaveFocus();
    await expect(cursor).toHaveAttribute('aria-valuetext', '7 Jun, Leads 12, Week before 7');
    await userEvent.keyboard(getArrows(cursor).back.repeat(2));
    await expect(cursor).toHaveAttribute('aria-valuetext', '5 Jun, Leads 6, Week before 4, 2 launches');
    await expect(canvas.getByText('2 launches', { selector: 'div' })).toBeVisible();
  },
};

export const CursorKeys: Story = {
  name: 'Moves the crosshair to both ends and hides it',
  render: PreviousPeriod.render,
  play: async ({ canvas, userEvent }) => {
    const cursor = canvas.getByRole('slider', { name: 'Leads per day' });
    await waitFor(() => expect(cursor.querySelector('svg')).toBeInTheDocument());
    cursor.focus();
    await userEvent.keyboard(`{Home}${getArrows(cursor).back}`);
    await expect(cursor).toHaveAttribute('aria-valuenow', '0');
    await expect(cursor.querySelectorAll('circle[r="4"]')).toHaveLength(3);
    await userEvent.keyboard(`{End}${getArrows(cursor).forward}`);
    await expect(cursor).toHaveAttribute('aria-valuenow', '6');
    await userEvent.keyboard('{Escape}');
    await expect(cursor.querySelectorAll('circle[r="4"]')).toHaveLength(1);
  },
};

export const RunningDay: Story = {
  name: 'Dashes only the segment to the running day',
  render: () => (
    <SimpleGrid columns={2} gap={4}>
      <LineChart title="Running" names={days} series={[leads]} previous={leadsBefore} isLastRunning />
      <LineChart title="Over" names={days} series={[leads]} previous={leadsBefore} />
    </SimpleGrid>
  ),
  play: async ({ canvas }) => {
    const running = canvas.getByRole('slider', { name: 'Running' });
    await waitFor(() => expect(running.querySelectorAll('path')).toHaveLength(3));
    await expect(running.querySelectorAll('path[stroke-dasharray]')).toHaveLength(1);
    const over = canvas.getByRole('slider', { name: 'Over' });
    await expect(over.querySelectorAll('path')).toHaveLength(2);
    await expect(over.querySelectorAll('path[stroke-dasharray]')).toHaveLength(0);
  },
};

export const AxisNames: Story = {
  name: 'Writes at most six names that do not overlap',
  render: () => (
    <SimpleGrid columns={1} gap={4}>
      {[1000, 240].map((width) => (
        <Box key={width} style={{ width }}>
          <LineChart title={`${width} pixels`} names={manyDays} series={[manyLeads]} />
        </Box>
      ))}
    </SimpleGrid>
  ),
  play: async ({ canvas }) => {
    for (const [title, count] of [
      ['1000 pixels', 6],
      ['240 pixels', 2],
    ] as const) {
      const chart = canvas.getByRole('slider', { name: title });
      await waitFor(() => expect(chart.querySelector('svg')).toBeInTheDocument());
      const names = [...chart.querySelectorAll('text')].filter(({ textContent }) => /Nov/.test(textContent));
      await expect(names.length).toBeLessThanOrEqual(6);
      await expect(names.length).toBeGreaterThanOrEqual(count);
      const places = names
        .map((name) => name.getBoundingClientRect())
        .toSorted((one, other) => one.left - other.left);
      for (const [index, place] of places.entries()) {
        const next = places[index + 1];
        if (next) await expect(place.right).toBeLessThan(next.left);
      }
    }
  },
};

const formatDollars = (value: number) => `${value.toLocaleString('en')},000.00 US$`;

const listAmounts = (figure: HTMLElement) =>
  [...figure.querySelectorAll('svg text')].filter((text) => text.textContent?.endsWith('US$'));

/** Long values at the axis have room: the drawing gives way. */
export const LongValues: Story = {
  render: () => (
    <SimpleGrid columns={1} gap={4}>
      <LineChart title="Spend per day" names={days} series={[leads]} format={formatDollars} />
      <BarChart title="Spend a day" bars={bars} format={formatDollars} nameLabel="Day" valueLabel="Spend" />
    </SimpleGrid>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Spend per day', 'Spend a day']) {
      const figure = await canvas.findByRole('figure', { name });
      const edges = figure.getBoundingClientRect();
      await waitFor(() => expect(listAmounts(figure).length).toBeGreaterThan(2));
      const values = listAmounts(figure).map((text) => text.getBoundingClientRect());
      for (const { left, right } of values) {
        await expect(left).toBeGreaterThanOrEqual(edges.left);
        await expect(right).toBeLessThanOrEqual(edges.right);
      }
    }
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

/** Time runs in the reading direction, as on the axes of charts. */
export const SparklineFromRightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Sparkline label="Leads of the last 3 days" values={[3, 5, 9]} />
    </div>
  ),
  play: async ({ canvas }) => {
    const line = canvas.getByRole<SVGGraphicsElement & HTMLElement>('img');
    await expect(line.getScreenCTM()?.a).toBeLessThan(0);
  },
};
