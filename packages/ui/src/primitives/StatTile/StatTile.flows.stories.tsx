import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sparkline } from '../../charts/Sparkline';
import { Box } from '../../layout/Box';
import statesMeta from './StatTile.stories';

const meta = { ...statesMeta, title: 'Data/StatTile/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const WithTrend: Story = {
  args: {
    trend: { text: '+12%', direction: 'up', tone: 'positive', period: 'vs. last week' },
    chart: (
      <Sparkline label="Leads of the last 7 days, rising from 3 to 12" values={[3, 5, 4, 8, 6, 9, 12]} />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+12%')).toBeVisible();
    await expect(canvas.getByText('vs. last week')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { value: undefined, trend: { text: '+12%', direction: 'up', period: 'vs. last week' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('+12%')).not.toBeInTheDocument();
  },
};

export const LongValueInANarrowTile: Story = {
  name: 'Shows the whole of a long value in a narrow tile',
  args: { value: '1,234,567,890.12' },
  decorators: (renderStory) => <Box width="8rem">{renderStory()}</Box>,
  play: async ({ canvas }) => {
    const value = canvas.getByText('1,234,567,890.12');
    await expect(value).toBeVisible();
    await expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth);
  },
};
