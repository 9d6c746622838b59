import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { changed } from './ScheduleSection.fixtures';
import statesMeta, * as states from './ScheduleSection.stories';

const meta = {
  ...statesMeta,
  title: 'Ad editor/Settings/ScheduleSection/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

/** The zone is the account's, the amount is in its smallest unit. */
export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/America\/New York, the time zone of Brightside Dental/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Start'), '2027-01-10T09:30');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Daily budget' }), '25.50');
    await expect(changed.mock.lastCall?.[0]).toMatchObject({
      startTime: '2027-01-10T14:30:00.000Z',
      budget: 2550,
      currency: 'USD',
    });
    await userEvent.clear(canvas.getByLabelText('Start'));
    await expect(changed.mock.lastCall?.[0].startTime).toBeNull();
  },
};

export const LifetimeNeedsAnEnd: Story = {
  parameters: { targeting: { budget: 50_000 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Lifetime' }));
    const end = canvas.getByLabelText(/^End/);
    await userEvent.click(end);
    await userEvent.tab();
    await expect(await canvas.findByText('A lifetime budget needs an end date.')).toBeVisible();
    await userEvent.type(end, '2027-02-10T09:30');
    await expect(canvas.queryByText('A lifetime budget needs an end date.')).not.toBeInTheDocument();
  },
};

export const EndBeforeStart: Story = {
  parameters: { targeting: { startTime: '2027-01-10T14:30:00.000Z' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('End'), '2027-01-10T09:30');
    await userEvent.tab();
    await expect(await canvas.findByText('The end date must be after the start date.')).toBeVisible();
  },
};

export const PlaceholderDates: Story = {
  ...states.WithoutDates,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear dates' }));
    await expect(changed.mock.lastCall?.[0]).toMatchObject({ startTime: null, endTime: null });
  },
};

export const AnotherCurrency: Story = {
  parameters: { targeting: { budget: 2500, currency: 'EUR' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Brightside Dental pays in USD/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use USD' }));
    await expect(changed.mock.lastCall?.[0]).toMatchObject({ currency: 'USD', budget: null });
  },
};

export const ReadOnly: Story = {
  ...states.ReadOnly,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Start')).toBeDisabled();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
