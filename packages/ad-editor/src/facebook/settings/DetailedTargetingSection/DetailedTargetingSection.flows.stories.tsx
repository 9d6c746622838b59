import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { storyOptions } from '../../../story/storyLookups';
import { changed } from './DetailedTargetingSection.fixtures';
import statesMeta, * as states from './DetailedTargetingSection.stories';

const meta = {
  ...statesMeta,
  title: 'Ad editor/Settings/DetailedTargetingSection/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const AddsByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('combobox', { name: 'Add interests, demographics or behaviors' });
    await userEvent.type(search, 'travel');
    await canvas.findByRole('option', { name: /Frequent travelers/ });
    // Selected options are not offered again.
    await expect(canvas.queryByRole('option', { name: /Dentistry/ })).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(changed.mock.lastCall?.[0].detailedTargeting.behaviors).toEqual([
      { id: '6002714895372', name: 'Frequent travelers', type: 'behaviors' },
    ]);
  },
};

export const AddsASuggestion: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fitness and wellness' }));
    await expect(changed.mock.lastCall?.[0].detailedTargeting.interests).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Dentistry' }));
    await expect(changed.mock.lastCall?.[0].detailedTargeting.interests).toMatchObject([
      { id: '6003384248805' },
    ]);
  },
};

/** A user who does not know the names browses Facebook's lists. */
export const Browses: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.lookups.browseTargeting).ok({ data: storyOptions.slice(2) }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Browse' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Browse detailed targeting' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Behaviors' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Travel' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /Frequent travelers/ }));
    await expect(changed.mock.lastCall?.[0].detailedTargeting.behaviors).toMatchObject([
      { id: '6002714895372' },
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Demographics' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Life events' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /Newlywed/, checked: true }));
    await expect(changed.mock.lastCall?.[0].detailedTargeting.demographics).toEqual([]);
  },
};

export const BrowsingFails: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.lookups.browseTargeting).error(500));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Browse' }));
    await screen.findByText("Couldn't load the list");
  },
};

/** Facebook offers less for a category: selected options that are no longer offered are marked. */
export const RefusedByCategory: Story = {
  ...states.NotAvailable,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Newlywed: Not available in this special ad category.'),
    ).toBeVisible();
    await expect(canvas.queryByText(/Dentistry: /)).not.toBeInTheDocument();
  },
};

export const NothingFound: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.lookups.targeting).ok({ data: [] }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: /^Add interests/ }), 'xyz');
    await expect(await canvas.findByText('No more results.')).toBeVisible();
  },
};

export const SearchIsSlow: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.lookups.targeting).slow());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: /^Add interests/ }), 'fit');
    await expect(await canvas.findByText('Searching…')).toBeVisible();
  },
};

export const ReadOnly: Story = {
  ...states.ReadOnly,
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Newlywed')).toBeVisible();
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
