import { confirmPrompts } from '@adlane/contract/constants';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { getPromptTone, type PromptKey } from './getPromptTone';
import statesMeta from './PromptDialog.stories';

/** Shows a prompt and tests both buttons. */
function createPromptStory(prompt: PromptKey): Story {
  const { title, text, confirm } = confirmPrompts[prompt];
  return {
    args: { prompt },
    play: async ({ args, userEvent }) => {
      const dialog = await screen.findByRole('alertdialog', { name: title });
      await expect(dialog).toHaveTextContent(text);
      const confirmButton = screen.getByRole('button', { name: confirm });
      const cancel = screen.getByRole('button', { name: /^(Cancel|Keep it)$/ });
      // Destructive prompts focus Cancel, so that Enter does not confirm.
      if (getPromptTone(prompt) === 'danger') await waitFor(() => expect(cancel).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(args.onCancel).toHaveBeenCalledOnce());
      await userEvent.click(confirmButton);
      await expect(args.onConfirm).toHaveBeenCalledOnce();
    },
  };
}
const meta = { ...statesMeta, title: 'Screens/PromptDialog/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const CancelSubscription = createPromptStory('cancelSubscription');

export const ResetPassword = createPromptStory('resetPassword');

export const ArchiveSubscriber = createPromptStory('archiveSubscriber');

export const DeleteLead = createPromptStory('deleteLead');

export const DeleteLeads = createPromptStory('deleteLeads');

export const DeleteAd = createPromptStory('deleteAd');

export const ArchiveAd = createPromptStory('archiveAd');

export const ChangePlan = createPromptStory('changePlan');

export const ImportAllTemplates = createPromptStory('importAllTemplates');

export const DeleteNiche = createPromptStory('deleteNiche');

export const DisconnectSource = createPromptStory('disconnectSource');

export const DeleteClient = createPromptStory('deleteClient');

export const HideClient = createPromptStory('hideClient');

export const UnhideClient = createPromptStory('unhideClient');

export const DeleteAnnouncement = createPromptStory('deleteAnnouncement');

export const ClearNotifications = createPromptStory('clearNotifications');

export const DeleteTemplate = createPromptStory('deleteTemplate');

export const DeleteSmartInsert = createPromptStory('deleteSmartInsert');

export const ClosePayment = createPromptStory('closePayment');

export const SwitchAdAccount = createPromptStory('switchAdAccount');

export const ImportCampaign = createPromptStory('importCampaign');

export const DiscardChanges = createPromptStory('discardChanges');

export const Pending: Story = {
  args: { pending: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
