import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { changed } from './AudienceSection.fixtures';
import statesMeta, * as states from './AudienceSection.stories';

const meta = {
  ...statesMeta,
  title: 'Ad editor/Settings/AudienceSection/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Women' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Maximum age' }), '45');
    await expect(changed).toHaveBeenLastCalledWith(expect.objectContaining({ gender: 'female', maxAge: 45 }));
  },
};

export const AgesTheWrongWayRound: Story = {
  play: async ({ canvas, userEvent }) => {
    const from = canvas.getByRole('combobox', { name: 'Minimum age' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Maximum age' }), '20');
    await userEvent.selectOptions(from, '21');
    await userEvent.tab();
    await expect(
      await canvas.findByText('Ages must be between 18 and 65, the lower one first.'),
    ).toBeVisible();
    await expect(from).toHaveAttribute('aria-invalid', 'true');
    await userEvent.selectOptions(from, '20');
    await waitFor(() => expect(from).toHaveAttribute('aria-invalid', 'false'));
  },
};

export const PicksALanguageByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Languages' }), 'english');
    await canvas.findByRole('option', { name: 'English (UK)' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(changed).toHaveBeenLastCalledWith(expect.objectContaining({ locales: [24] }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove English (UK)' }));
    await expect(changed).toHaveBeenLastCalledWith(expect.objectContaining({ locales: [] }));
  },
};

export const NamesStoredLanguages: Story = {
  parameters: { targeting: { locales: [24, 1000] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('English (UK)')).toBeVisible();
    // Facebook has forgotten this one.
    await expect(canvas.getByText('Language 1000')).toBeVisible();
  },
};

export const LockedByCategory: Story = {
  ...states.LockedByCategory,
  play: async ({ canvas }) => {
    const from = canvas.getByRole('combobox', { name: 'Minimum age' });
    await expect(from).toBeDisabled();
    await expect(from).toHaveValue('18');
    await expect(canvas.getByRole('combobox', { name: 'Maximum age' })).toHaveValue('65');
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
    await expect(canvas.getByText('Ads of this category reach all genders.')).toBeVisible();
  },
};

export const SearchIsSlow: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.lookups.targetingLocales).slow());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Languages' }), 'en');
    await expect(await canvas.findByText('Searching…')).toBeVisible();
  },
};

export const SearchWithoutAccount: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.lookups.targetingLocales).refuse(
        'AD_ACCOUNT_DISCONNECTED',
        'Please Connect Your Facebook Ad Account',
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Languages' }), 'en');
    await expect(await canvas.findByText('Please Connect Your Facebook Ad Account')).toBeVisible();
  },
};

export const Offline: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.lookups.targetingLocales).offline());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Languages' }), 'en');
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const ReadOnly: Story = {
  ...states.ReadOnly,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeDisabled();
    await expect(canvas.getByRole('combobox', { name: 'Minimum age' })).toBeDisabled();
    await canvas.findByText('English (UK)');
    await expect(canvas.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
  },
};
