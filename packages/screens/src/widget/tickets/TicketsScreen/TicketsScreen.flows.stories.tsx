import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { chooseFilter } from '../../../story/chooseFilter';
import statesMeta, * as states from './TicketsScreen.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Widget/Tickets/TicketsScreen/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

/** No override: the API in the tab serves the seeded world. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: /The total shows NaN/ });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/tickets\/\d+$/));
    await chooseFilter({ canvas, userEvent }, 'Status', 'Done');
    await expect(await canvas.findByRole('link', { name: /Opening hours are cut off/ })).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: /The total shows NaN/ })).not.toBeInTheDocument(),
    );
  },
};

export const Loading: Story = {
  ...states.Loading,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Tickets' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  ...states.Empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tickets yet')).toBeVisible();
  },
};

export const NothingMatches: Story = {
  ...states.NoMatches,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search and filters' }));
    await expect(await canvas.findByText('No tickets yet')).toBeVisible();
  },
};

export const Failed: Story = {
  ...states.Failed,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Technical Problem');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const LongText: Story = {
  ...states.LongText,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Nothing works at all/ })).toBeVisible();
  },
};
