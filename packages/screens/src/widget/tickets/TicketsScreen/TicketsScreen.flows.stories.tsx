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

/** The page that was reported is beside its title; a click on it opens the ticket, as elsewhere in its row. */
export const Thumbnails: Story = {
  ...states.Thumbnails,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('img', { name: /^The page as/ })).toHaveLength(2));
    const [frame] = canvasElement.querySelectorAll('iframe');
    const { left = 0, top = 0, width = 0, height = 0 } = frame?.getBoundingClientRect() ?? {};
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(hit?.closest('a')).toHaveAttribute('href', '#/super-admin/tickets/7');
    await expect(canvas.queryByRole('img', { name: 'Screenshot' })).not.toBeInTheDocument();
  },
};

export const ThumbnailsFailed: Story = {
  ...states.ThumbnailsFailed,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', { name: 'The screenshot could not be loaded' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: /The total shows NaN/ })).toBeVisible();
  },
};
