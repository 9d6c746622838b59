import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import { storyClient } from '@adlane/mocks/clients';
import { storyAccount, storySource, toListPage } from '@adlane/mocks/connections';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { acceptCall, findList, harbor, sent } from '../../../story/assetsStory';
import statesMeta from './AssetsScreen.stories';

const { sources, facebookAssets, sharing, googleSources, clients } = contract;

const google = { ...storySource, channel: 'google' as const, name: 'ads@brightside.example' };
const customer = { ...storyAccount, external_id: '1234567890' };
const meta = { ...statesMeta, title: 'Screens/Ads/Sources/AssetsScreen/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

/** Keyboard only: selects an account, deselects a page, sends the whole selection. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const accounts = await findList(canvas, 'Ad accounts');
    await expect(accounts.getByRole('checkbox', { name: 'Brightside Dental' })).toBeChecked();
    await expect(accounts.getByRole('radio', { name: 'Default: Brightside Dental' })).toBeChecked();
    await expect(accounts.getByRole('radio', { name: 'Default: Attic Yoga' })).toBeDisabled();
    accounts.getByRole('checkbox', { name: 'Attic Yoga' }).focus();
    await userEvent.keyboard(' ');
    const pages = await findList(canvas, 'Pages');
    pages.getByRole('checkbox', { name: 'Harbor Fitness' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true);
    canvas.getByRole('button', { name: 'Save choice' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Saved successfully.');
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledWith(sources.store.path, {
      source_id: 1,
      business_manager_id: null,
      ad_accounts: ['act_1001', 'act_1002', 'act_1003'],
      pages: ['2001'],
      default_ad_account: 'act_1001',
      default_page: '2001',
    });
  },
};

/** A business narrows the lists; the selection outside of it is preserved. */
export const OneBusiness: Story = {
  play: async ({ canvas, userEvent }) => {
    const before = await findList(canvas, 'Ad accounts');
    await userEvent.click(before.getByRole('checkbox', { name: 'Attic Yoga' }));
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Business' }), '3001');
    await expect(await canvas.findByText('2 more in use outside this business.')).toBeVisible();
    await userEvent.click(
      (await findList(canvas, 'Ad accounts')).getByRole('checkbox', { name: 'Harbor Fitness' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save choice' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        sources.store.path,
        expect.objectContaining({ business_manager_id: '3001', ad_accounts: ['act_1001', 'act_1003'] }),
      ),
    );
  },
};

/** Switching the default asks first (ads §8); an unused account cannot be the default. */
export const SwitchDefault: Story = {
  play: async ({ canvas, userEvent }) => {
    const accounts = await findList(canvas, 'Ad accounts');
    const radio = accounts.getByRole('radio', { name: 'Default: Harbor Fitness' });
    radio.focus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save choice' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Switch the ad account?' }));
    await waitFor(() => expect(question.getByText(/This may affect active ads/)).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(accounts.getByRole('checkbox', { name: 'Harbor Fitness' }));
    await expect(radio).not.toBeChecked();
    await expect(radio).toBeDisabled();
  },
};

/** The server names the list that lacks a default; the error appears there. */
export const DefaultMissing: Story = {
  beforeEach({ msw }) {
    msw.use(
      acceptCall(
        sources.store,
        {
          message: 'The given data was invalid.',
          errors: { default_page: ['Please select the default facebook page.'] },
        },
        422,
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      (await findList(canvas, 'Pages')).getByRole('checkbox', { name: 'Brightside Dental' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save choice' }));
    const pages = within(canvas.getByRole('region', { name: 'Pages' }));
    await expect(await pages.findByText('Please select the default facebook page.')).toBeVisible();
    await expect(sent).toHaveBeenCalledWith(
      sources.store.path,
      expect.objectContaining({ pages: ['2002'], default_page: null }),
    );
  },
};

/** Selects all and deselects all; nothing is sent before saving. */
export const SelectAll: Story = {
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'Ad accounts' }));
    const everything = await card.findByRole<HTMLInputElement>('checkbox', { name: 'Use all 3' });
    await expect(everything.indeterminate).toBe(true);
    await userEvent.click(everything);
    await expect(card.getByRole('checkbox', { name: 'Attic Yoga' })).toBeChecked();
    await userEvent.click(everything);
    await expect(card.getByRole('checkbox', { name: 'Brightside Dental' })).not.toBeChecked();
    await expect(card.getByRole('radio', { name: 'Default: Brightside Dental' })).not.toBeChecked();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** Clients that may launch with an account are selected by name and stored at once. */
export const ShareWithClients: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(clients.list).ok(toListPage(storyClient(41, 'Brightside'), storyClient(42, 'Harbor'))),
      acceptCall(sharing.share, { message: 'Saved successfully.' }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const accounts = await findList(canvas, 'Ad accounts');
    await expect(accounts.queryByRole('button', { name: /^Share.*Attic Yoga/ })).not.toBeInTheDocument();
    const share = await accounts.findByRole('button', { name: 'Shared with 1 client: Harbor Fitness' });
    share.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Share with clients' }));
    await expect(await dialog.findByRole('checkbox', { name: /Brightside/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('checkbox', { name: /Harbor/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Share with 2' }));
    await screen.findByText('Saved successfully.');
    await expect(sent).toHaveBeenCalledWith(sharing.share.path, {
      kind: 'ad_account',
      ids: [5],
      client_user_ids: [41, 42],
    });
  },
};

/** Instagram accounts and pixels of an account; asks before a typed name is lost, and creates a pixel. */
export const InstagramAndPixels: Story = {
  parameters: { showsMessages: ['pixelCreated'] },
  beforeEach({ msw }) {
    msw.use(
      mock(facebookAssets.instagramAccounts).ok(
        toListPage({ id: '17841', name: 'Brightside', username: 'brightside', picture_url: null }),
      ),
      mock(facebookAssets.pixels).ok(
        toListPage({ id: '41', name: 'Landing pages', ad_account_id: 1, last_fired_at: null }),
      ),
      acceptCall(
        facebookAssets.createPixel,
        { id: '42', name: 'Spring', ad_account_id: 1, last_fired_at: null },
        201,
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const accounts = await findList(canvas, 'Ad accounts');
    await expect(accounts.getByRole('button', { name: 'Instagram and pixels: Attic Yoga' })).toBeDisabled();
    accounts.getByRole('button', { name: 'Instagram and pixels: Brightside Dental' }).focus();
    await userEvent.keyboard('{Enter}');
    const drawer = within(await screen.findByRole('dialog', { name: 'Brightside Dental' }));
    await expect(await drawer.findByText('@brightside')).toBeVisible();
    await expect(await drawer.findByText('Never fired')).toBeVisible();
    const name = drawer.getByRole('textbox', { name: /Name of a new pixel/ });
    await userEvent.type(name, 'Spring');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await userEvent.type(name, '{Enter}');
    await screen.findByText('Pixel created successfully.');
    await expect(sent).toHaveBeenCalledWith(facebookAssets.createPixel.path, {
      ad_account_id: 1,
      name: 'Spring',
    });
    await waitFor(() => expect(drawer.getByRole('textbox', { name: /Name of a new pixel/ })).toHaveValue(''));
    await waitFor(() => expect(drawer.getByRole('textbox', { name: /Name of a new pixel/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** A Facebook error appears at its list, with Retry. */
export const InstagramFailed: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(facebookAssets.instagramAccounts).error(503, { message: 'Facebook asks to wait.' }),
      mock(facebookAssets.pixels).empty(),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const accounts = await findList(canvas, 'Ad accounts');
    await userEvent.click(accounts.getByRole('button', { name: 'Instagram and pixels: Brightside Dental' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Brightside Dental' }));
    await expect(await drawer.findByText('Facebook asks to wait.')).toBeVisible();
    await expect(await drawer.findByText('No pixels yet')).toBeVisible();
  },
};

/** Google has ad accounts only, saved by its own call; its errors appear at the list too. */
export const Google: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(sources.view).ok(google),
      mock(sources.adAccounts).ok(toListPage(customer, { ...harbor, external_id: '2345678901' })),
      acceptCall(
        googleSources.store,
        { message: 'The given data was invalid.', errors: { customer_ids: ['Not found: 2345678901.'] } },
        422,
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const accounts = await findList(canvas, 'Ad accounts');
    await expect(canvas.queryByRole('region', { name: 'Pages' })).not.toBeInTheDocument();
    await expect(accounts.queryByRole('button', { name: /Instagram/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Save choice' }));
    await expect(await canvas.findByText('Not found: 2345678901.')).toBeVisible();
    await expect(sent).toHaveBeenCalledWith(googleSources.store.path, {
      source_id: 1,
      customer_ids: ['1234567890', '2345678901'],
      default_customer_id: '1234567890',
    });
  },
};
