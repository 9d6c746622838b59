import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import { storyAccount, toListPage } from '@adlane/mocks/connections';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { storyTemplate } from '../../story/storyTemplate';
import { bodies, expectBudget, press } from './LaunchDrawer.fixtures';
import statesMeta from './LaunchDrawer.stories';

const meta = { ...statesMeta, title: 'Ad editor/LaunchDrawer/Terms flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

/** The EU demands to know who benefits from the ads and who pays for them. */
export const InTheEu: Story = {
  play: async ({ userEvent }) => {
    await press(userEvent, 'Continue');
    await userEvent.type(await screen.findByRole('textbox', { name: /Daily budget/ }), '25');
    await expect(screen.queryByRole('textbox', { name: 'Beneficiary' })).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Countries/ }), 'DE');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Beneficiary' }), 'Brightside Dental');
    await userEvent.type(screen.getByRole('textbox', { name: 'Payer' }), 'Brooks Growth');
    await press(userEvent, 'Continue');
    await expect(await screen.findByText('Brooks Growth')).toBeVisible();
    await press(userEvent, 'Launch ad');
    const settings = { dsaBeneficiary: 'Brightside Dental', dsaPayor: 'Brooks Growth' };
    await waitFor(() => expect(bodies).toHaveBeenLastCalledWith(expect.objectContaining({ settings })));
  },
};

/** Singapore demands verified identities, which have numbers. */
export const InSingapore: Story = {
  play: async ({ userEvent }) => {
    await press(userEvent, 'Continue');
    await userEvent.type(await screen.findByRole('textbox', { name: /Daily budget/ }), '25');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Countries/ }), 'SG');
    await userEvent.type(await screen.findByRole('textbox', { name: /Verified beneficiary/ }), '770077');
    await userEvent.type(screen.getByRole('textbox', { name: /Verified payer/ }), '880088');
    await press(userEvent, 'Continue');
    await expect(await screen.findByText('880088')).toBeVisible();
    await press(userEvent, 'Launch ad');
    const settings = { verifiedBeneficiary: '770077', verifiedPayor: '880088' };
    await waitFor(() => expect(bodies).toHaveBeenLastCalledWith(expect.objectContaining({ settings })));
  },
};

/** 500 in US dollars are not 500 in New Taiwan dollars: another currency starts with an empty amount. */
export const AnotherCurrency: Story = {
  beforeEach({ msw }) {
    const taipei = { ...storyAccount, id: 5, name: 'Brooks Taiwan', currency: 'TWD', is_default: false };
    msw.use(mock(contract.sources.adAccounts).ok(toListPage(storyAccount, taipei)));
  },
  play: async ({ userEvent }) => {
    await press(userEvent, 'Continue');
    await userEvent.type(await screen.findByRole('textbox', { name: /Daily budget/ }), '500');
    await press(userEvent, 'Back');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Ad account/ }), '5');
    await press(userEvent, 'Continue');
    const budget = await screen.findByRole('textbox', { name: /Daily budget/ });
    await expect(budget).toHaveValue('');
    await userEvent.type(budget, '500');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Countries/ }), 'NZ');
    await press(userEvent, 'Continue');
    await expectBudget('NT$500 a day');
    await press(userEvent, 'Launch ad');
    await waitFor(() => expect(bodies).toHaveBeenLastCalledWith(expect.objectContaining({ budget: 500 })));
  },
};

/** Ads for a website can be optimized for what people do there. */
export const Conversions: Story = {
  args: { template: { ...storyTemplate, templateAdType: 'landing_page' } },
  beforeEach({ msw }) {
    const pixel = { id: '7001', name: 'Website', ad_account_id: 1, last_fired_at: null };
    msw.use(mock(contract.facebookAssets.pixels).ok(toListPage(pixel)));
  },
  play: async ({ userEvent }) => {
    await press(userEvent, 'Continue');
    await userEvent.type(await screen.findByRole('textbox', { name: /Daily budget/ }), '25');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Countries/ }), 'NZ');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Optimize for/ }), 'Conversions');
    await press(userEvent, 'Continue');
    await expect(
      await screen.findByText('Please choose the pixel that counts the conversions.'),
    ).toBeVisible();
    const pixel = screen.getByRole('combobox', { name: /Pixel/ });
    await waitFor(() => expect(pixel).toBeEnabled());
    await userEvent.selectOptions(pixel, 'Website');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Conversion event/ }), 'Schedule');
    await press(userEvent, 'Continue');
    await expect(await screen.findByText('Website · Schedule')).toBeVisible();
    await press(userEvent, 'Launch ad');
    await waitFor(() =>
      expect(bodies).toHaveBeenLastCalledWith(
        expect.objectContaining({
          FbAdSetting: {
            ad_launch_type: 'landing_page',
            field: { objective: 'OUTCOME_LEADS', optimization_goal: 'OFFSITE_CONVERSIONS' },
          },
          settings: {
            selectedPixel: { id: '7001', name: 'Website' },
            selectedEventConversionType: 'SCHEDULE',
          },
        }),
      ),
    );
  },
};
