import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import statesMeta, { NewAgency } from './DashboardScreen.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Account/Dashboard/DashboardScreen/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

/** The seeded agency, served by the API in the tab. */
export const SwitchesPeriodAndMeasure: Story = {
  args: { user: { first_name: 'Ava', has_smart_tag: true } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('img', { name: 'Ad spend of the last 30 days' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Period' }), '90');
    await canvas.findByRole('img', { name: 'Ad spend of the last 90 days' });
    await userEvent.click(await canvas.findByRole('tab', { name: 'Clicks' }));
    await canvas.findByRole('figure', { name: 'Clicks per day' });
    await expect(canvas.queryByText('Get started')).not.toBeInTheDocument();
  },
};

export const ComparesEveryFigure: Story = {
  args: { user: { first_name: 'Ava', has_smart_tag: true } },
  play: async ({ canvas }) => {
    const pattern = /^vs\. (previous 30 days|30 days ago)$/;
    await waitFor(() => expect(canvas.getAllByText(pattern)).toHaveLength(4));
    const changes = canvas.getAllByText(pattern);
    for (const change of changes) {
      await expect(change.parentElement).toHaveTextContent(/^([+-]?[\d,]+%|[\d,]+×|New)vs\. /);
    }
    const tiles = [...new Set(changes.map((change) => change.closest('[aria-busy]')))];
    await expect(new Set(tiles.map((tile) => tile?.getBoundingClientRect().height)).size).toBe(1);
  },
};

export const FixesBeforeCharts: Story = {
  name: 'Shows what needs attention before the chart, each with its fix',
  args: { user: { first_name: 'Ava', has_smart_tag: true } },
  play: async ({ canvas }) => {
    const fix = await canvas.findByRole('link', { name: /^Correct and resubmit: / });
    await expect(fix).toHaveAttribute(
      'href',
      expect.stringMatching(/^#\/agency\/ads\/manage\/\d+\?resubmit=yes$/),
    );
    const chart = await canvas.findByRole('slider', { name: 'Spend per day' });
    await expect(fix.compareDocumentPosition(chart)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const ReadsDaysByKeyboard: Story = {
  name: 'Reads both periods of a day by keyboard; the running day is dashed',
  args: { user: { first_name: 'Ava', has_smart_tag: true } },
  play: async ({ canvas, userEvent }) => {
    const chart = await canvas.findByRole('slider', { name: 'Spend per day' });
    await waitFor(() => expect(chart.querySelector('path[stroke-dasharray]')).toBeInTheDocument());
    chart.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(chart).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^\w+ \d+, Spend \$[\d,]+, Previous period \$[\d,]+/),
    );
  },
};

export const GuidesNewAgency: Story = {
  beforeEach: NewAgency.beforeEach,
  play: async ({ canvas }) => {
    await canvas.findByText(/^0 of 4 steps done/);
    await expect(canvas.queryByText('Ad spend')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Connect: Connect an ad account' })).toHaveAttribute(
      'href',
      '#/agency/connect',
    );
  },
};
