import { defaultPlacements } from '@adlane/contract/constants';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { storyCity } from '../../../story/storyLookups';
import { sectionId } from '../parts/SettingsSection';
import statesMeta, * as states from './SettingsTab.stories';

const platform = Object.fromEntries(
  Object.entries(defaultPlacements).map(([name, positions]) => [name, [...positions]]),
);
const meta = { ...statesMeta, title: 'Ad editor/Settings/SettingsTab/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1.2M to 1.4M people')).toBeVisible();
    await expect(canvas.getByText('All settings are sent as shown.')).toBeVisible();
    await canvas.findByRole('application');
  },
};

/**
 * A category on a narrowed audience with the placements of the specification: all that is not sent is listed.
 */
export const LaunchNotesShown: Story = {
  parameters: {
    targeting: {
      specialAdCategory: 'HOUSING',
      gender: 'male',
      minAge: 30,
      placement: 'Manual',
      platform,
      location: { facebook: [{ ...storyCity, mode: 'exclude' }] },
      billingEvent: 'LINK_CLICKS',
    },
  },
  play: async ({ canvas, userEvent }) => {
    const notes = within(canvas.getByRole('list', { name: 'Changes at launch' }));
    await expect(notes.getByText('Ads of this category reach all genders.')).toBeVisible();
    await expect(notes.getByText(/^Instagram Explore: Instagram closed Explore/)).toBeVisible();
    await expect(notes.getByText('Blocks the launch')).toBeVisible();
    await userEvent.click(
      notes.getByRole('button', { name: 'Show: Ads of this category reach all genders.' }),
    );
    await waitFor(() => expect(document.getElementById(sectionId('audience'))).toHaveFocus());
  },
};

export const NoPlacesToEstimate: Story = {
  ...states.NoPlaces,
};

export const EstimateNotReady: Story = {
  ...states.EstimateNotReady,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No estimate available for this audience yet.')).toBeVisible();
  },
};

export const EstimateFails: Story = {
  ...states.EstimateFailed,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Facebook asks to wait.')).toBeVisible();
  },
};

export const WithoutAccount: Story = {
  ...states.NoAccount,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Connect a Facebook ad account to use its audiences.'),
    ).toBeVisible();
  },
};

export const ReadOnly: Story = {
  ...states.ReadOnly,
  play: async ({ canvas }) => {
    await canvas.findByText('1.2M to 1.4M people');
    await expect(canvas.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
  },
};
