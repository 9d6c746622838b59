import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { findList, sent } from '../../../story/assetsStory';
import statesMeta, * as states from './AssetsScreen.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Ads/Sources/AssetsScreen/State flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

/** A long list is searched by name and platform id; searching does not change the selection. */
export const LongList: Story = {
  ...states.LongList,
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Search ad accounts' });
    await userEvent.type(field, 'act_2059{Enter}');
    await waitFor(async () =>
      expect((await findList(canvas, 'Ad accounts')).getAllByRole('listitem')).toHaveLength(1),
    );
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(field, '9');
    await expect(await canvas.findByText('No matches')).toBeVisible();
  },
};

export const Retrieving: Story = {
  ...states.Retrieving,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Your assets are currently being retrieved. Please wait.'),
    ).toBeVisible();
  },
};

export const Disconnected: Story = {
  ...states.Disconnected,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This account is disconnected. Please connect it again.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ad accounts and connections' })).toHaveAttribute(
      'href',
      '/agency/connect',
    );
  },
};

/** A connection that does not exist, or belongs to another tenant. */
export const NotFound: Story = {
  ...states.NotFound,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not found.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** One business fails to load; the selection is preserved and another business can be selected. */
export const BusinessFailed: Story = {
  ...states.BusinessFailed,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("Couldn't load accounts and pages");
    const select = await canvas.findByRole('combobox', { name: 'Business' });
    await userEvent.selectOptions(select, '');
    await findList(canvas, 'Pages');
  },
};

/** A client chooses for its own connection and shares nothing. */
export const AsClient: Story = {
  ...states.AsClient,
  play: async ({ canvas }) => {
    const accounts = await findList(canvas, 'Ad accounts');
    await expect(accounts.getByRole('checkbox', { name: 'Brightside Dental' })).toBeEnabled();
    await expect(accounts.queryByRole('button', { name: /Share/ })).not.toBeInTheDocument();
  },
};

/** The agency chooses what is used of a shared connection. */
export const AsClientOfSharedSource: Story = {
  args: { user: { entity_type: 'Client', permissions: { adlane_all: true } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You don't have permission to perform this action.")).toBeVisible();
  },
};

/** Without client access, no call is made. */
export const NotAllowed: Story = {
  ...states.Forbidden,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You don't have permission to perform this action.")).toBeVisible();
  },
};
