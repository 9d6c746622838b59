import type { StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import statesMeta from './TemplateEditorScreen.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Ads/Templates/TemplateEditorScreen/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

/** A template of the seeded world, served by the API in the tab. */
export const AsAgency: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Headline 1' });
    await expect(canvas.getByRole('button', { name: 'Launch' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Ad settings' }));
    await canvas.findByRole('heading', { name: 'Audience' });
  },
};

/** A client with permission may launch the agency's templates, but not change them. */
export const AsClient: Story = {
  args: {
    user: {
      id: 9,
      group_id: 2,
      entity_type: 'Client',
      permissions: { adlane_all: true, ads_launch: true, template_management: true },
    },
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Headline 1' });
    await expect(field).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Launch' })).toBeVisible();
  },
};

export const OpensAtATab: Story = {
  parameters: { url: '?tab=adPreview' },
  play: async () => {
    await screen.findAllByRole('figure', { name: /desktop/ });
  },
};
