import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import { toListPage } from '@adlane/mocks/connections';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { storyPlan, storySteps } from '../../story/storyLaunch';
import { storyTemplate } from '../../story/storyTemplate';
import { bodies, press, type UserEvent } from './LaunchDrawer.fixtures';
import statesMeta from './LaunchDrawer.stories';

const meta = { ...statesMeta, title: 'Ad editor/LaunchDrawer/Target flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

async function fillBudget(userEvent: UserEvent): Promise<void> {
  await press(userEvent, 'Continue');
  await userEvent.type(await screen.findByRole('textbox', { name: /Daily budget/ }), '25');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Countries/ }), 'NZ');
}

async function choosePixel(userEvent: UserEvent): Promise<void> {
  const pixel = await screen.findByRole('combobox', { name: /Pixel/ });
  await waitFor(() => expect(pixel).toBeEnabled());
  await userEvent.selectOptions(pixel, 'Shop');
}

/** Lists the texts of a choice. */
const listOptions = (name: RegExp) =>
  [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].map(({ text }) => text);

const ofWebsite: Pick<Story, 'args' | 'beforeEach'> = {
  args: { template: { ...storyTemplate, templateAdType: 'landing_page' } },
  beforeEach({ msw }) {
    const pixel = { id: '7001', name: 'Shop', ad_account_id: 1, last_fired_at: null };
    msw.use(mock(contract.facebookAssets.pixels).ok(toListPage(pixel)));
  },
};

/** Each goal has its own events: a purchase is none of leads. */
export const Sales: Story = {
  ...ofWebsite,
  play: async ({ userEvent }) => {
    await fillBudget(userEvent);
    const goal = screen.getByRole('combobox', { name: /Optimize for/ });
    await userEvent.selectOptions(goal, 'Conversions');
    await expect(await screen.findByRole('combobox', { name: /Conversion event/ })).toHaveValue('LEAD');
    await userEvent.selectOptions(goal, 'Sales conversions');
    const event = screen.getByRole('combobox', { name: /Conversion event/ });
    await waitFor(() => expect(event).toHaveValue('PURCHASE'));
    await userEvent.selectOptions(event, 'Add to Cart');
    await choosePixel(userEvent);
    await press(userEvent, 'Continue');
    await expect(await screen.findByText('Shop · Add to Cart')).toBeVisible();
    await expect(screen.getByText('Sales')).toBeVisible();
    await press(userEvent, 'Launch ad');
    const field = { objective: 'OUTCOME_SALES', optimization_goal: 'OFFSITE_CONVERSIONS' };
    await waitFor(() =>
      expect(bodies).toHaveBeenLastCalledWith(
        expect.objectContaining({ FbAdSetting: { ad_launch_type: 'landing_page', field } }),
      ),
    );
  },
};

/** A smallest return is demanded of conversion value only; another goal bids at the lowest cost again. */
export const MinimumReturn: Story = {
  ...ofWebsite,
  play: async ({ userEvent }) => {
    await fillBudget(userEvent);
    const goal = screen.getByRole('combobox', { name: /Optimize for/ });
    await userEvent.selectOptions(goal, 'Conversion value');
    await choosePixel(userEvent);
    await press(userEvent, 'Advanced settings');
    await waitFor(() =>
      expect(listOptions(/Bid strategy/)).toEqual(['Lowest cost without cap', 'Minimum return on ad spend']),
    );
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: /Bid strategy/ }),
      'Minimum return on ad spend',
    );
    await press(userEvent, 'Done');
    await press(userEvent, 'Continue');
    await expect(await screen.findByText('Advanced settings: This field is required.')).toBeVisible();
    await press(userEvent, 'Advanced settings');
    await userEvent.type(await screen.findByRole('textbox', { name: /Minimum return on ad spend/ }), '2.5');
    await press(userEvent, 'Done');
    await press(userEvent, 'Continue');
    await expect(await screen.findByText('Minimum return on ad spend: 2.5 times')).toBeVisible();
    await press(userEvent, 'Launch ad');
    const settings = {
      bidStrategy: 'LOWEST_COST_WITH_MIN_ROAS',
      minRoas: 2.5,
      selectedPixel: { id: '7001', name: 'Shop' },
      selectedEventConversionType: 'PURCHASE',
    };
    await waitFor(() => expect(bodies).toHaveBeenLastCalledWith(expect.objectContaining({ settings })));
  },
};

/** A campaign budget is shown above its ad sets, with the strategy of the campaign. */
export const CampaignBudget: Story = {
  beforeEach({ msw }) {
    const adSets = storyPlan.adSets.map((adSet) => ({ ...adSet, budget: null }));
    const plan = { ...storyPlan, adSets, campaignBudget: 2500 };
    msw.use(mock(contract.launches.reviewFacebook).ok({ blockers: [], steps: [...storySteps], plan }));
  },
  play: async ({ userEvent }) => {
    await fillBudget(userEvent);
    await press(userEvent, 'Advanced settings');
    await userEvent.click(
      await screen.findByRole('radio', { name: 'On the campaign (Advantage campaign budget)' }),
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Bid strategy/ }), 'Cost cap');
    await userEvent.type(await screen.findByRole('textbox', { name: /Cost cap/ }), '7');
    await press(userEvent, 'Done');
    await press(userEvent, 'Continue');
    await expect(await screen.findByText('Campaign budget')).toBeVisible();
    await expect(screen.getByText('On the campaign (Advantage campaign budget)')).toBeVisible();
    await expect(screen.getByText('Cost cap, at most $7.00')).toBeVisible();
    await press(userEvent, 'Launch ad');
    const settings = { budgetLevel: 'campaign', bidStrategy: 'COST_CAP', bidAmount: 700 };
    await waitFor(() => expect(bodies).toHaveBeenLastCalledWith(expect.objectContaining({ settings })));
  },
};
