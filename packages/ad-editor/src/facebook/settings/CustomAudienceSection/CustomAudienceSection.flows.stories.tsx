import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { changed } from './CustomAudienceSection.fixtures';
import statesMeta, * as states from './CustomAudienceSection.stories';

const meta = {
  ...statesMeta,
  title: 'Ad editor/Settings/CustomAudienceSection/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const IncludeAndExclude: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Include audiences' }), 'visitors');
    const option = await canvas.findByRole('option', { name: /Website visitors/ });
    await waitFor(() => expect(option).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{Enter}');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Exclude audiences' }), 'visitors');
    // An included audience cannot be excluded, too.
    await canvas.findByRole('option', { name: /Visitors, alike/ });
    await waitFor(() =>
      expect(canvas.queryByRole('option', { name: /Website visitors/ })).not.toBeInTheDocument(),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(changed.mock.lastCall?.[0]).toMatchObject({
        selectedCustomAudience: [{ id: '901', ad_account_id: 1 }],
        excludedCustomAudience: [{ id: '902', ad_account_id: 1, subtype: 'LOOKALIKE' }],
      }),
    );
  },
};

export const OfAnotherAccount: Story = {
  ...states.OfAnotherAccount,
  tags: ['picture'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Old patients: This audience belongs to another ad account/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Ad account' }), 'Second account');
    await expect(args.settingsAccount.choose).toHaveBeenCalledWith(2);
  },
};

export const LookalikesInACategory: Story = {
  parameters: {
    targeting: {
      specialAdCategory: 'HOUSING',
      selectedCustomAudience: [
        { id: '902', name: 'Visitors, alike', ad_account_id: 1, subtype: 'LOOKALIKE' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Visitors, alike: Lookalike audiences cannot be used/)).toBeVisible();
  },
};

export const WithoutAccount: Story = {
  ...states.NoAccount,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Connect a Facebook ad account to use its audiences.')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Include audiences' })).toBeDisabled();
  },
};

export const AccountsFail: Story = {
  ...states.Failed,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.settingsAccount.retry).toHaveBeenCalled();
  },
};

export const ReadOnly: Story = {
  ...states.ReadOnly,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
  },
};
