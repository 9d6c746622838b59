import { confirmPrompts } from '@adlane/contract/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PromptDialog } from './PromptDialog';
import { type PromptKey, promptTone } from './promptTone';

const keys = Object.keys(confirmPrompts) as PromptKey[];

const meta = {
  title: 'Screens/PromptDialog',
  component: PromptDialog,
  argTypes: { prompt: { control: 'select', options: keys } },
  args: { prompt: 'deleteTemplate', onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof PromptDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A question as it stands, and that its two buttons do what they say. */
function asking(prompt: PromptKey): Story {
  const { title, text, confirm } = confirmPrompts[prompt];
  return {
    args: { prompt },
    play: async ({ args, userEvent }) => {
      const dialog = await screen.findByRole('alertdialog', { name: title });
      await expect(dialog).toHaveTextContent(text);
      const deed = screen.getByRole('button', { name: confirm });
      const cancel = screen.getByRole('button', { name: /^(Cancel|Keep it)$/ });
      // What can't be taken back is not done by pressing Enter at once.
      if (promptTone(prompt) === 'danger') await waitFor(() => expect(cancel).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(args.onCancel).toHaveBeenCalledOnce());
      await userEvent.click(deed);
      await expect(args.onConfirm).toHaveBeenCalledOnce();
    },
  };
}

export const CancelSubscription = asking('cancelSubscription');
export const ResetPassword = asking('resetPassword');
export const ArchiveSubscriber = asking('archiveSubscriber');
export const DeleteLead = asking('deleteLead');
export const DeleteLeads = asking('deleteLeads');
export const DeleteAd = asking('deleteAd');
export const ArchiveAd = asking('archiveAd');
export const ChangePlan = asking('changePlan');
export const ImportAllTemplates = asking('importAllTemplates');
export const DeleteNiche = asking('deleteNiche');
export const DisconnectSource = asking('disconnectSource');
export const DeleteClient = asking('deleteClient');
export const HideClient = asking('hideClient');
export const UnhideClient = asking('unhideClient');
export const DeleteAnnouncement = asking('deleteAnnouncement');
export const ClearNotifications = asking('clearNotifications');
export const DeleteTemplate = asking('deleteTemplate');
export const DeleteSmartInsert = asking('deleteSmartInsert');
export const ClosePayment = asking('closePayment');
export const SwitchAdAccount = asking('switchAdAccount');
export const ImportCampaign = asking('importCampaign');
export const DiscardChanges = asking('discardChanges');

export const WithSubject: Story = { args: { subject: '12 templates' } };

export const Pending: Story = {
  args: { pending: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
