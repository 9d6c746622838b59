import { contract } from '@adlane/contract';
import { demoLogins, mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { expect, screen, waitFor, within } from 'storybook/test';
import { buildWorkHref } from '../navigation/buildWorkHref';
import { clientWithoutAccess } from './App.fixtures';
import statesMeta from './App.stories';

type UserEvent = {
  click: (on: Element) => Promise<void>;
  clear: (on: Element) => Promise<void>;
  type: (on: Element, text: string) => Promise<void>;
  selectOptions: (on: Element, value: string) => Promise<void>;
  keyboard: (keys: string) => Promise<void>;
};

async function signIn(userEvent: UserEvent, role: 'Agency' | 'Client' | 'SuperAdmin'): Promise<void> {
  const login = demoLogins.find((each) => each.role === role);
  if (!login) throw new Error(`The seeded world has no login for ${role}.`);
  await userEvent.type(await screen.findByLabelText(/Email/), login.email);
  await userEvent.type(screen.getByLabelText(/Password/), login.password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

async function openFirstLeadTemplate(userEvent: UserEvent): Promise<void> {
  for (const name of ['Ads', 'Ad Templates']) {
    const [link] = await screen.findAllByRole('link', { name });
    if (link) await userEvent.click(link);
  }
  const cards = await screen.findAllByRole('article');
  const card = cards.find(({ textContent }) => /Facebook.*Leads/.test(textContent ?? ''));
  if (!card) throw new Error('The first page shows no lead template for Facebook.');
  await userEvent.click(within(card).getByRole('link'));
}
const meta = { ...statesMeta, title: 'Flows/Ads/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

/** Signs in, edits a text, saves, launches and finds the ad in the list, all on the API in the tab. */
export const FromSignInToLaunchedAd: Story = {
  parameters: { showsMessages: ['templateLaunched'] },
  play: async ({ userEvent }) => {
    await signIn(userEvent, 'Agency');
    await screen.findByRole('heading', { name: 'Dashboard' });
    await openFirstLeadTemplate(userEvent);
    const headline = await screen.findByRole('textbox', { name: 'Headline 1' });
    await userEvent.clear(headline);
    await userEvent.type(headline, 'A story of a headline');
    await userEvent.click(screen.getByRole('button', { name: 'Save and launch' }));
    const name = await screen.findByRole('textbox', { name: /Campaign name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Launched in a story');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Daily budget/ }), '25');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Countries/ }), 'NZ');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText('Ready to launch. Nothing has been sent yet.');
    await userEvent.click(screen.getByRole('button', { name: 'Launch ad' }));
    const done = await screen.findByRole('link', { name: 'View launched ads' });
    await screen.findByText('Template launched successfully.');
    await userEvent.click(done);
    await screen.findByText('ADL Launched in a story');
  },
};

/** Leaving with unsaved changes asks first; the draft is preserved. */
export const UnsavedChanges: Story = {
  play: async ({ userEvent }) => {
    await signIn(userEvent, 'Agency');
    await screen.findByRole('heading', { name: 'Dashboard' });
    await openFirstLeadTemplate(userEvent);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Headline 1' }), ' now');
    const [link] = screen.getAllByRole('link', { name: /Launched Ads/ });
    if (link) await userEvent.click(link);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    if (link) await userEvent.click(link);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByRole('heading', { name: 'Launched Ads' });
  },
};

/** Ctrl K opens pages, actions and templates by name. */
export const OpenedByCommand: Story = {
  play: async ({ args, userEvent }) => {
    await signIn(userEvent, 'Agency');
    await screen.findByRole('heading', { name: 'Dashboard' });
    await userEvent.keyboard('{Control>}k{/Control}');
    const line = await screen.findByRole('combobox', { name: /Search pages/ });
    await userEvent.type(line, 'templates');
    await screen.findByRole('option', { name: 'Ad Templates' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/agency/ads/your-ads'));
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(await screen.findByRole('group', { name: 'Recent' })).toHaveTextContent('Ad Templates');
  },
};

/** The account menu names the user and changes the theme; `?` lists shortcuts; the palette finds records. */
export const ShellActions: Story = {
  args: { colorMode: undefined },
  play: async ({ args, userEvent }) => {
    await signIn(userEvent, 'Agency');
    await screen.findByRole('heading', { name: 'Dashboard' });
    await userEvent.click(screen.getByRole('button', { name: /Account of/ }));
    const menu = await screen.findByRole('menu');
    await expect(menu).toHaveTextContent('agency@adlane.test · Agency');
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'Dark theme' }));
    await waitFor(() => expect(document.documentElement).toHaveClass('dark'));
    await userEvent.keyboard('?');
    const shortcuts = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(shortcuts).toHaveTextContent('Search pages, actions and records');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('{Control>}k{/Control}');
    const line = await screen.findByRole('combobox', { name: /Search pages/ });
    await userEvent.type(line, 'bright');
    const clients = await screen.findByRole('group', { name: 'Clients' });
    await userEvent.click(within(clients).getByRole('option', { name: /Brightside Dental/ }));
    await waitFor(() =>
      expect(args.onAddress).toHaveBeenLastCalledWith(expect.stringMatching(/^\/agency\/clients\/\d+$/)),
    );
    onlineManager.setOnline(false);
    await screen.findByText("You're offline");
    onlineManager.setOnline(true);
    await waitFor(() => expect(screen.queryByText("You're offline")).not.toBeInTheDocument());
  },
};

/** `/` moves to the search of a list, and is not typed into it. */
export const SearchesByKey: Story = {
  play: async ({ userEvent }) => {
    await signIn(userEvent, 'Agency');
    await screen.findByRole('heading', { name: 'Dashboard' });
    await userEvent.click(screen.getByRole('link', { name: 'Clients' }));
    const search = await screen.findByRole('searchbox', { name: 'Search clients' });
    await userEvent.keyboard('/');
    await waitFor(() => expect(search).toHaveFocus());
    await expect(search).toHaveValue('');
    await userEvent.keyboard('a/b?');
    await expect(search).toHaveValue('a/b?');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** Each person of a shared browser has a menu of the chosen width, also after signing in again. */
export const CollapsedMenuIsPerPerson: Story = {
  play: async ({ userEvent }) => {
    const signOut = async () => {
      await userEvent.click(screen.getByRole('button', { name: /Account of/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    };
    await signIn(userEvent, 'Agency');
    await userEvent.click(await screen.findByRole('button', { name: 'Collapse menu' }));
    await screen.findByRole('button', { name: 'Expand menu' });
    await signOut();
    await signIn(userEvent, 'SuperAdmin');
    await screen.findByRole('button', { name: 'Collapse menu' });
    await signOut();
    await signIn(userEvent, 'Agency');
    await screen.findByRole('button', { name: 'Expand menu' });
  },
};

export const WrongPassword: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText(/Email/), 'agency@adlane.test');
    await userEvent.type(screen.getByLabelText(/Password/), 'wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByText('Invalid user credentials.');
  },
};

export const SuperAdmin: Story = {
  play: async ({ userEvent }) => {
    await signIn(userEvent, 'SuperAdmin');
    await screen.findByRole('heading', { name: 'Dashboard' });
    // The inbox is the first page of the menu.
    await userEvent.click(await screen.findByRole('link', { name: 'Feedback' }));
    await screen.findByRole('heading', { name: 'Inbox' });
  },
};

/** The super admin views an agency's pages and comes back. */
export const ViewAsSubscriber: Story = {
  args: { path: '/admin' },
  play: async ({ args, userEvent }) => {
    await signIn(userEvent, 'SuperAdmin');
    const menu = { name: 'Actions for Brooks Growth' };
    await userEvent.click(await screen.findByRole('button', menu));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'View as' }));
    const banner = await screen.findByRole('region', { name: 'Notice' });
    await waitFor(() => expect(banner).toHaveTextContent('You are viewing as Brooks Growth'));
    await expect(args.onAddress).toHaveBeenLastCalledWith('/super-admin/agency/dashboard');
    await userEvent.click(within(banner).getByRole('button', { name: 'Back to super admin' }));
    await screen.findByRole('heading', { name: 'Subscribers' });
  },
};

/** A report's link leads to the agency, and on to the page that it was working on. */
export const ViewAsSubscriberOnAPage: Story = {
  args: {
    path:
      buildWorkHref(
        { agency: 'Brooks Growth', is_trial: false },
        { kind: 'page', path: '/agency/ads/manage' },
      ) ?? '',
  },
  play: async ({ args, userEvent }) => {
    await signIn(userEvent, 'SuperAdmin');
    await screen.findByText('View the app as the agency to open what it was working on.');
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Brooks Growth' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'View as' }));
    const banner = await screen.findByRole('region', { name: 'Notice' });
    await waitFor(() => expect(banner).toHaveTextContent('You are viewing as Brooks Growth'));
    await expect(args.onAddress).toHaveBeenLastCalledWith('/super-admin/agency/ads/manage');
  },
};

export const SignInRequired: Story = {
  args: { path: '/agency/ads/your-ads' },
  play: async ({ userEvent }) => {
    await screen.findByText('Sign in to continue.');
    await signIn(userEvent, 'Agency');
    await screen.findByRole('heading', { name: 'Ad Templates' });
  },
};

/** The connections of the agency and their states. */
export const ConnectedAccounts: Story = {
  args: { path: '/agency/connect' },
  play: async ({ userEvent }) => {
    await signIn(userEvent, 'Agency');
    await screen.findByRole('list', { name: 'Facebook connections' });
    await expect(screen.getByRole('heading', { name: 'Ad Accounts', level: 1 })).toBeVisible();
  },
};

/** From a connection to its accounts; leaving with an unsaved selection asks first. */
export const ChooseAccounts: Story = {
  args: { path: '/agency/connect' },
  play: async ({ args, userEvent }) => {
    await signIn(userEvent, 'Agency');
    const [link] = await screen.findAllByRole('link', { name: /Choose accounts/ });
    if (link) await userEvent.click(link);
    const pages = within(await screen.findByRole('list', { name: 'Pages' }));
    await expect(args.onAddress).toHaveBeenLastCalledWith(
      expect.stringMatching(/^\/agency\/connect\/\d+\/all$/),
    );
    const spare = pages
      .getAllByRole('listitem')
      .find((row) => !within(row).getByRole<HTMLInputElement>('radio').checked);
    if (!spare) throw new Error('The seeded world has no page besides the default one.');
    await userEvent.click(within(spare).getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Save choice' }));
    await screen.findByText('Saved successfully.');
    await userEvent.click(within(spare).getByRole('checkbox'));
    await userEvent.click(screen.getByRole('link', { name: 'Ad Accounts', current: false }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await screen.findByRole('list', { name: 'Facebook connections' });
  },
};

export const NotFound: Story = {
  args: { path: '/nowhere' },
  play: async () => {
    await screen.findByText('Page not found');
  },
};

/** From the sign-in page to sign-up and to a password reset. */
export const EmailVerification: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Create an account' }));
    await screen.findByRole('heading', { name: 'Create an account' });
    await userEvent.click(screen.getByRole('link', { name: 'Already have an account? Sign in' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    await screen.findByRole('heading', { name: 'Forgot your password?' });
    await userEvent.type(screen.getByLabelText(/Email/), 'unknown@adlane.test');
    await userEvent.click(screen.getByRole('button', { name: 'Send reset link' }));
    await screen.findByText('An email to reset the password has been sent.');
  },
};

/**
 * The token is removed from the URL at once, but still sent; the server refuses this one, because it never issued it.
 */
export const EmailedLink: Story = {
  args: { path: '/reset-password#token=never-mailed' },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByLabelText(/New password/), 'a-new-password');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/reset-password');
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    await screen.findByText(/This link is no longer valid/);
  },
};

export const ClientSignIn: Story = {
  args: { path: '/agency/brooks-growth/login' },
  play: async ({ userEvent }) => {
    const resend = await screen.findByRole('link', { name: 'Resend confirmation email' });
    await expect(resend).toHaveAttribute('href', '/verify-email');
    await signIn(userEvent, 'Client');
    await screen.findByRole('heading', { name: 'Launched Ads' });
  },
};

/** Nothing that such a client may not call is called: a refusal would reload the page again and again. */
export const ClientWithoutAccess: Story = {
  args: { path: '/agency/brooks-growth/login' },
  beforeEach({ msw }) {
    msw.use(
      mock(contract.auth.me).ok({ user: clientWithoutAccess }),
      mock(contract.onboarding.config).error(403, { code: 'FORBIDDEN', message: 'Refused in a story.' }),
    );
  },
  play: async ({ userEvent }) => {
    await signIn(userEvent, 'Client');
    await screen.findByRole('heading', { name: 'Your agency has not given you access yet' });
    await expect(screen.getAllByText('Brooks Growth').length).toBeGreaterThan(0);
    await expect(screen.queryByText('Refused in a story.')).not.toBeInTheDocument();
  },
};
