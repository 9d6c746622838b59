import { successMessages } from '@adlane/contract/constants';
import { mock } from '@adlane/mocks';
import { storyPage, storySource, toListPage } from '@adlane/mocks/connections';
import type { StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { builtIn, google, harbor, sent, sources } from './ConnectScreen.fixtures';
import statesMeta, * as states from './ConnectScreen.stories';

const ownProvider = { ...builtIn, is_connected: true, key_hint: '9f3c', base_url: 'https://ai.example/v1' };

function acceptCall(call: { path: string }, answer: object, status = 200) {
  const respond = async ({ request }: { request: Request }) => {
    sent(call.path, await request.json());
    return HttpResponse.json(answer, { status });
  };
  return http.post(`*${call.path}`, respond);
}

type Canvas = ReturnType<typeof within>;

async function findCard(canvas: Canvas, name: string): Promise<Canvas> {
  return within(await canvas.findByRole('region', { name }));
}
const meta = { ...statesMeta, title: 'Screens/Ads/Sources/ConnectScreen/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

/** Keyboard only: from the platform's button to its sign-in page, which returns to our address. */
export const Default: Story = {
  ...states.Default,
  play: async ({ args, canvas, userEvent }) => {
    const facebook = await findCard(canvas, 'Facebook');
    await expect(await facebook.findByText('Maya Bright')).toBeVisible();
    await expect(facebook.getByRole('link', { name: /Choose accounts.*Maya Bright/ })).toHaveAttribute(
      'href',
      '/agency/connect/1/all',
    );
    await expect(canvas.queryByRole('link', { name: /Brightside, Queens/ })).not.toBeInTheDocument();
    facebook.getByRole('button', { name: 'Connect another Facebook sign-in' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledWith('https://facebook.example/dialog'));
  },
};

/** Back from the platform: connected, and the code is removed from the URL. */
export const BackFromFacebook: Story = {
  parameters: { showsMessages: ['sourceConnected'] },
  args: { answer: { channel: 'facebook', code: 'c0de', state: 'st4te' } },
  beforeEach({ msw }) {
    msw.use(
      acceptCall(
        sources.create,
        { ...storySource, status: 'processing', message: 'Source connected successfully.' },
        201,
      ),
    );
  },
  play: async ({ args }) => {
    await screen.findByText('Source connected successfully.');
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledWith(sources.create.path, {
      channel: 'facebook',
      code: 'c0de',
      state: 'st4te',
      redirect_uri: 'https://adlane.example/agency/connect/facebook',
    });
    await expect(args.onAnswered).toHaveBeenCalledOnce();
  },
};

/** Back from the platform whose access was revoked before. */
export const ConnectedAgain: Story = {
  ...BackFromFacebook,
  parameters: { showsMessages: ['accountReconnected'] },
  beforeEach({ msw }) {
    const message = successMessages.accountReconnected;
    msw.use(acceptCall(sources.create, { ...storySource, status: 'processing', message }));
  },
  play: async () => {
    await screen.findByText('Account reconnected successfully.');
  },
};

/** An expired code shows its error at the platform and can be requested again. */
export const SignInExpired: Story = {
  args: { answer: { channel: 'google', code: 'c0de', state: 'old' } },
  beforeEach({ msw }) {
    msw.use(
      mock(sources.create).error(422, {
        message: 'The given data was invalid.',
        errors: { state: ['This sign-in is no longer valid. Please connect again.'] },
      }),
    );
  },
  play: async ({ canvas }) => {
    const card = await findCard(canvas, 'Google');
    await expect(
      await card.findByText('This sign-in is no longer valid. Please connect again.'),
    ).toBeVisible();
  },
};

/** After a cancel at the platform, the card says what happened. */
export const DeniedByPlatform: Story = {
  args: { answer: { channel: 'facebook', code: null, state: 'st4te' } },
  play: async ({ canvas }) => {
    const card = await findCard(canvas, 'Facebook');
    await card.findByText('Facebook was not connected: access was denied.');
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** A platform that the operator has not configured. */
export const PlatformNotConfigured: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(sources.authorize).error(422, {
        message: 'The given data was invalid.',
        errors: { channel: ['Google Client ID is missing'] },
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const card = await findCard(canvas, 'Google');
    await userEvent.click(await card.findByRole('button', { name: 'Connect another Google sign-in' }));
    await expect(await card.findByText('Google Client ID is missing')).toBeVisible();
  },
};

/** Every connection state (ads §4) with its remedy. */
export const States: Story = {
  ...states.EveryStatus,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Your assets are currently being retrieved. Please wait.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Refresh Maya Bright' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Connect again: Tom Elm' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Disconnect Elm Street' })).not.toBeInTheDocument();
  },
};

/** Asks first (ads §8); keyboard only. */
export const Disconnect: Story = {
  parameters: { showsMessages: ['disconnectSource', 'disconnected'] },
  beforeEach({ msw }) {
    msw.use(acceptCall(sources.disconnect, { message: 'Disconnected successfully.' }));
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Disconnect Brightside, Queens' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Disconnect this source?' }));
    await waitFor(() =>
      expect(
        question.getByText(/Its accounts and pages cannot be used until you connect it again/),
      ).toBeVisible(),
    );
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Disconnect' }));
    await screen.findByText('Disconnected successfully.');
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledWith(sources.disconnect.path, { source_id: 3 });
  },
};

export const Refresh: Story = {
  beforeEach({ msw }) {
    msw.use(acceptCall(sources.refresh, { ...storySource, status: 'processing' }, 202));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refresh Maya Bright' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(sources.refresh.path, { source_id: 1 }));
  },
};

/** Switching the default account asks first; a first default and a page do not. */
export const ChooseDefaults: Story = {
  parameters: { showsMessages: ['switchAdAccount', 'defaultAccountSet'] },
  beforeEach({ msw }) {
    msw.use(
      acceptCall(sources.setDefaultAdAccount, { ...harbor, is_default: true }),
      acceptCall(sources.setDefaultPage, storyPage),
      mock(sources.pages).ok(toListPage({ ...storyPage, is_default: false })),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const card = await findCard(canvas, 'Defaults');
    const account = await card.findByRole('combobox', { name: 'Facebook ad account' });
    await expect(account).toHaveValue('1');
    await userEvent.selectOptions(account, '5');
    const question = within(await screen.findByRole('alertdialog', { name: 'Switch the ad account?' }));
    await waitFor(() => expect(question.getByText(/This may affect active ads/)).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Switch' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(sources.setDefaultAdAccount.path, { id: 5 }));
    await screen.findByText('Default account set successfully.');
    await userEvent.selectOptions(await card.findByRole('combobox', { name: 'Facebook page' }), '2');
    await waitFor(() => expect(sent).toHaveBeenCalledWith(sources.setDefaultPage.path, { id: 2 }));
  },
};

/** Connects with a key; empty fields use the server's default. */
export const ConnectAiProvider: Story = {
  parameters: { showsMessages: ['connected'] },
  beforeEach({ msw }) {
    msw.use(acceptCall(sources.connectOpenai, ownProvider));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect an AI provider' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect an AI provider' }));
    const key = dialog.getByLabelText(/API key/);
    await userEvent.type(key, 'short{Enter}');
    await waitFor(() => expect(key).toBeInvalid());
    await expect(dialog.getByText('This text needs at least 8 characters.')).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(key, '-key-of-ours{Enter}');
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(sources.connectOpenai.path, {
        api_key: 'short-key-of-ours',
        base_url: null,
        text_model: null,
        image_model: null,
      }),
    );
    await screen.findByText('Connected successfully.');
    await expect(await canvas.findByText('Key ending in 9f3c at https://ai.example/v1')).toBeVisible();
  },
};

/** The provider's error is shown in the dialog. */
export const RefusedKey: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(sources.connectOpenai).error(422, {
        message: 'The given data was invalid.',
        errors: { api_key: ['The provider does not take this key.'] },
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect an AI provider' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect an AI provider' }));
    await userEvent.type(dialog.getByLabelText(/API key/), 'a-wrong-key{Enter}');
    await expect(await dialog.findByText('The provider does not take this key.')).toBeVisible();
  },
};

export const DisconnectAiProvider: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(sources.openai).ok(ownProvider),
      mock(sources.disconnectOpenai).ok({ message: 'Disconnected successfully.' }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Disconnect the AI provider' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Disconnect' }));
    await screen.findByText('Disconnected successfully.');
  },
};

/** A client changes its own connections only and has no AI provider. */
export const AsClient: Story = {
  args: { user: { entity_type: 'Client', permissions: { adlane_all: true } } },
  beforeEach({ msw }) {
    msw.use(mock(sources.list).ok(toListPage(storySource, { ...google, client_user_id: 3 })));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Disconnect ads@brightside.example' });
    await expect(canvas.queryByRole('button', { name: 'Disconnect Maya Bright' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('region', { name: 'AI provider' })).not.toBeInTheDocument();
  },
};

/** Without client access, no call is made. */
export const NotAllowed: Story = {
  args: { user: { entity_type: 'Client', permissions: {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You don't have permission to perform this action.")).toBeVisible();
  },
};

export const Empty: Story = {
  ...states.Empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Connect Facebook' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Defaults')).not.toBeInTheDocument());
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(sources.list).slow(),
      mock(sources.adAccounts).slow(),
      mock(sources.pages).slow(),
      mock(sources.openai).slow(),
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading connections' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Failed: Story = {
  ...states.Failed,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load connections")).toBeVisible();
    await expect(await canvas.findByText("Couldn't load accounts and pages")).toBeVisible();
    await expect(await canvas.findByText("Couldn't load the AI provider")).toBeVisible();
  },
};
