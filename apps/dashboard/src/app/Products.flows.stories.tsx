import type { StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import statesMeta, {
  DashboardAsAgency,
  DashboardAsClient,
  DashboardAsSuperAdmin,
  HostPageWithWidgetAndInbox,
} from './Products.stories';

const meta = { ...statesMeta, title: 'Adlane/Products/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

type UserEvent = { click: (on: Element) => Promise<void> };

async function openPage(userEvent: UserEvent, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const [link] = await screen.findAllByRole('link', { name });
    if (link) await userEvent.click(link);
  }
}

async function findFolders() {
  return within(await screen.findByRole('navigation', { name: 'Template folders' }));
}

/** The agency is signed in, and its data comes back after a reset. */
export const AgencyResets: Story = {
  ...DashboardAsAgency,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Dashboard', level: 1 });
    await openPage(userEvent, 'Ads', 'Ad Templates');
    await expect(await canvas.findAllByRole('article')).not.toHaveLength(0);
    const folders = await findFolders();
    await userEvent.click(await folders.findByRole('button', { name: 'New folder' }));
    const field = await folders.findByRole('textbox', { name: 'Name of the new folder' });
    await userEvent.type(field, 'Lost at the reset{Enter}');
    await folders.findByRole('link', { name: /Lost at the reset/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset data' }));
    await canvas.findByRole('heading', { name: 'Dashboard', level: 1 });
    await openPage(userEvent, 'Ads', 'Ad Templates');
    // The list that shows while it loads is another one.
    await waitFor(async () => (await findFolders()).getByRole('link', { name: /Health & Wellness/ }));
    const seeded = await findFolders();
    await expect(seeded.queryByRole('link', { name: /Lost at the reset/ })).not.toBeInTheDocument();
  },
};

export const ClientOpensItsAds: Story = {
  ...DashboardAsClient,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Launched Ads', level: 1 });
    const ads = within(await canvas.findByRole('region', { name: 'Launched ads' }));
    await expect(await ads.findAllByRole('link')).not.toHaveLength(0);
  },
};

export const SuperAdminOpensSubscribers: Story = {
  ...DashboardAsSuperAdmin,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Dashboard', level: 1 });
    await openPage(userEvent, 'Subscribers');
    await canvas.findByText('Brooks Growth');
  },
};

const report = 'The transfer form loses my text';

/** A visitor's report goes through the built widget and arrives in the operator's inbox beside it. */
export const ReportArrivesInInbox: Story = {
  ...HostPageWithWidgetAndInbox,
  play: async ({ canvas }) => {
    const inbox = within(await canvas.findByRole('list', { name: 'Inbox' }));
    await expect(inbox.queryByText(report)).not.toBeInTheDocument();
    const site = canvas.getByTitle<HTMLIFrameElement>('Website with widget');
    const getWidget = () => {
      const root = site.contentDocument?.querySelector('adlane-widget')?.shadowRoot;
      if (!root) throw new Error('The widget has not started.');
      return root;
    };
    // The frame is replaced while it loads.
    const findInMessenger = <Found,>(find: (messenger: ReturnType<typeof within>) => Found) =>
      waitFor(() => {
        const frame = getWidget().querySelector<HTMLIFrameElement>('iframe[title="Feedback"]');
        if (!frame?.contentDocument) throw new Error('The messenger is closed.');
        return find(within(frame.contentDocument.body));
      });
    const clickButton = async (name: RegExp) =>
      fireEvent.click(await findInMessenger((messenger) => messenger.getByRole('button', { name })));
    const type = async (label: RegExp, value: string) =>
      fireEvent.input(await findInMessenger((messenger) => messenger.getByLabelText(label)), {
        target: { value },
      });

    const launcher = await waitFor(() => {
      const button = getWidget().querySelector('button[aria-label="Send feedback"]');
      if (!button) throw new Error('The widget has no button.');
      return button;
    });
    await fireEvent.click(launcher);
    await clickButton(/Report a bug/);
    await type(/What went wrong/, report);
    await type(/Your email/, 'robin@example.com');
    await clickButton(/Send feedback/);
    await findInMessenger((messenger) => messenger.getByText('Thank you!'));
    await canvas.findAllByText(report);
  },
};
