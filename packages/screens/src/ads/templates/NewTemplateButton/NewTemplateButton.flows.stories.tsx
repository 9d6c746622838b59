import { successMessages } from '@adlane/contract/constants';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { withUrlState } from '../../../story/withUrlState';
import statesMeta from './NewTemplateButton.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Ads/Templates/NewTemplateButton/Flows',
  tags: ['flow', '!autodocs'],
  decorators: [withUrlState],
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Creates a draft in the seeded world, served by the API in the tab. */
export const Default: Story = {
  parameters: { showsMessages: ['templateCreated'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New template' }));
    await userEvent.click(await screen.findByRole('radio', { name: /Start With Blank/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Template name/ }), 'Made from the list');
    await userEvent.click(screen.getByRole('button', { name: 'Create template' }));
    await waitFor(() => expect(args.onOpenTemplate).toHaveBeenCalledWith(expect.any(Number), 'blank'));
    await screen.findByText(successMessages.templateCreated);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** A client without permission to create templates. */
export const NotPermitted: Story = {
  args: { user: { entity_type: 'Client', permissions: { adlane_all: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
