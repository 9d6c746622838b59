import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { storyLeadForm } from '../../story/storyLeadForm';
import statesMeta from './DraftRecovery.stories';

const meta = {
  ...statesMeta,
  title: 'Ad editor/LeadFormBuilder/Kept draft/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Undo and redo by the usual shortcuts, also on a narrow phone; a reopened form restores its unsaved text.
 */
export const UndoAndReopen: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const name = () => canvas.getByRole('textbox', { name: /Form name/ });
    await userEvent.type(name(), ' now');
    for (const modifier of ['Control', 'Meta']) {
      await userEvent.keyboard(`{${modifier}>}z{/${modifier}}`);
      await waitFor(() => expect(name()).toHaveValue(storyLeadForm.name));
      await userEvent.keyboard(`{${modifier}>}{Shift>}z{/Shift}{/${modifier}}`);
      await waitFor(() => expect(name()).toHaveValue(`${storyLeadForm.name} now`));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Come back' }));
    await canvas.findByText('Your unsaved draft was restored.');
    await expect(name()).toHaveValue(`${storyLeadForm.name} now`);
  },
};

/** The same with the phone preview next to the form. */
export const OnADesktop: Story = { play: UndoAndReopen.play };
