import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import { storyAccount, toListPage } from '@adlane/mocks/connections';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { writtenAd } from './InstantGoogleDrawer.fixtures';
import statesMeta from './InstantGoogleDrawer.stories';

const meta = { ...statesMeta, title: 'Ad editor/InstantGoogleDrawer/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

type UserEvent = {
  click: (on: Element) => Promise<void>;
  keyboard: (keys: string) => Promise<void>;
};

async function continueTo(field: RegExp | string, userEvent: UserEvent): Promise<void> {
  (await screen.findByRole('button', { name: 'Continue' })).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByText(field);
}

/** From the ad to the running campaign, by keyboard. */
export const Launches: Story = {
  args: { begin: writtenAd },
  play: async ({ userEvent }) => {
    await screen.findByRole('textbox', { name: /Campaign name/ });
    await continueTo('Campaign type', userEvent);
    await continueTo('Budget type', userEvent);
    await continueTo('Ready to launch. Nothing has been sent yet.', userEvent);
    await expect(screen.getByRole('heading', { name: 'Confirm your information below' })).toHaveFocus();
    await expect(screen.getByText('Spring check-up')).toBeVisible();
    await expect(screen.getByText('$25.00 a day')).toBeVisible();
    screen.getByRole('button', { name: 'Launch ad' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Your ad is on Google. It is reviewed before it is shown.');
    await expect(screen.getByRole('button', { name: 'Done' })).toBeVisible();
  },
};

export const ShowsWhatIsMissing: Story = {
  play: async ({ userEvent }) => {
    const name = await screen.findByRole('textbox', { name: /Business name/ });
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/This field is required/));
    await waitFor(() => expect(document.activeElement).toBeInvalid());
    await expect(screen.queryByText('Campaign type')).not.toBeInTheDocument();
  },
};

export const FixesABlocker: Story = {
  args: { begin: writtenAd },
  beforeEach({ msw }) {
    msw.use(
      mock(contract.launches.reviewInstantGoogle).ok({
        blockers: [{ field: 'adBudget', message: 'The budget is below the minimum.' }],
        steps: [],
      }),
    );
  },
  play: async ({ userEvent }) => {
    await screen.findByRole('textbox', { name: /Campaign name/ });
    await continueTo('Campaign type', userEvent);
    await continueTo('Budget type', userEvent);
    await continueTo(/The budget is below the minimum/, userEvent);
    await expect(screen.getByRole('button', { name: 'Launch ad' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Edit in this launch: Budget' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Budget/ })).toHaveFocus());
  },
};

/** An amount counts in the currency of the account that it was typed for. */
export const AnotherCurrency: Story = {
  args: { begin: writtenAd },
  beforeEach({ msw }) {
    const japan = { ...storyAccount, id: 5, name: 'Harbor Japan', currency: 'JPY', is_default: false };
    msw.use(mock(contract.sources.adAccounts).ok(toListPage(storyAccount, japan)));
  },
  play: async ({ userEvent }) => {
    await screen.findByRole('textbox', { name: /Campaign name/ });
    await continueTo('Campaign type', userEvent);
    await continueTo('Budget type', userEvent);
    const budget = screen.getByRole('textbox', { name: /^Budget/ });
    await expect(budget).toHaveValue('25.00');
    await expect(screen.queryByText(/Defaults for a launch/)).not.toBeInTheDocument();
    await userEvent.clear(budget);
    await userEvent.type(budget, '40');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Google ad account/ }), '5');
    await continueTo('Budget type', userEvent);
    const yen = screen.getByRole('textbox', { name: /^Budget/ });
    await expect(yen).toHaveValue('');
    await expect(screen.getByText(/^The amounts were in USD, but Harbor Japan pays in JPY/)).toBeVisible();
    await userEvent.type(yen, '3000');
    await continueTo('Ready to launch. Nothing has been sent yet.', userEvent);
    await expect(screen.getByText('¥3,000 a day')).toBeVisible();
  },
};

export const ConfirmsDiscarding: Story = {
  parameters: { showsMessages: ['discardChanges'] },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Business name/ }), 'Brightside');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Discard' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
