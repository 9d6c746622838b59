import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { sent } from './NewTemplateDialog.fixtures';
import statesMeta from './NewTemplateDialog.stories';

async function toName(userEvent: { click: (on: Element) => Promise<void> }) {
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  return screen.findByRole('textbox', { name: /Template name/ });
}
const meta = { ...statesMeta, title: 'Ad editor/NewTemplateDialog/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const blank = await screen.findByRole('radio', { name: /Start With Blank/ });
    // The dialog is in the page before it is seen.
    await waitFor(() => expect(blank).toBeVisible());
    await expect(screen.getByRole('radio', { name: /Generate With AI/ })).toBeChecked();
  },
};

/** From the first step to a stored draft, by keyboard alone. */
export const ByKeyboard: Story = {
  args: { folderId: 4 },
  play: async ({ args, userEvent }) => {
    (await screen.findByRole('radio', { name: /Generate With AI/ })).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    (await screen.findByRole('checkbox', { name: 'Google' })).focus();
    await userEvent.keyboard(' {Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Template name/ })).toHaveFocus());
    await userEvent.keyboard('Dental: Autumn{Enter}');
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
    await expect(args.onCreated).toHaveBeenCalledWith(expect.objectContaining({ id: 99 }), 'blank');
    const body = sent.mock.calls[0]?.[0] as Record<string, unknown>;
    await expect(body).toMatchObject({
      name: 'Dental: Autumn',
      platforms: ['facebook', 'google'],
      templateAdType: 'leadform',
      status: 'draft',
      folderId: 4,
    });
    await expect((body.templates as { google: object | null }).google).not.toBeNull();
  },
};

/** Without AI there is only one way to start, so the platforms come first. */
export const BlankOnly: Story = {
  tags: ['picture'],
  args: { starts: ['blank'] },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Facebook' }));
    await waitFor(() => expect(screen.getByText('Please select at least one platform.')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
  },
};

export const DuplicateName: Story = {
  beforeEach({ msw }) {
    const message = 'A template with this name already exists.';
    msw.use(mock(contract.templates.validateName).ok({ is_available: false, message }));
  },
  play: async ({ userEvent }) => {
    const name = await toName(userEvent);
    await userEvent.type(name, 'Dental: Spring Check-up');
    await userEvent.tab();
    await screen.findByText('A template with this name already exists.');
    await userEvent.type(name, ' II');
    await expect(screen.queryByText('A template with this name already exists.')).not.toBeInTheDocument();
  },
};

/** Another user was faster: the server's error is shown at the field. */
export const DuplicateNameOnCreate: Story = {
  beforeEach({ msw }) {
    const errors = { name: ['A template with this name already exists.'] };
    msw.use(
      http.post(`*${contract.templates.store.path}`, () =>
        HttpResponse.json({ message: errors.name[0], errors }, { status: 422 }),
      ),
    );
  },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await toName(userEvent), 'Dental: Spring Check-up');
    await userEvent.click(screen.getByRole('button', { name: 'Create template' }));
    await screen.findByText('A template with this name already exists.');
    await expect(args.onCreated).not.toHaveBeenCalled();
  },
};

/** Escape and cancel ask before a name is lost; an untouched dialog closes at once. */
export const ConfirmsBeforeClosing: Story = {
  play: async ({ args, userEvent }) => {
    const name = await toName(userEvent);
    await userEvent.type(name, 'Dental: Autumn');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(name).toHaveValue('Dental: Autumn');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const ClosesAtOnceWithoutInput: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const NameIsMissing: Story = {
  play: async ({ userEvent }) => {
    await toName(userEvent);
    await userEvent.click(screen.getByRole('button', { name: 'Create template' }));
    await screen.findByText('This field is required.');
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const Offline: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.templates.store).offline());
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await toName(userEvent), 'Dental: Autumn');
    await userEvent.click(screen.getByRole('button', { name: 'Create template' }));
    await screen.findByText(/Can't reach the server/);
  },
};
