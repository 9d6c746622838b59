import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import statesMeta from './PreviewPane.stories';

const meta = { ...statesMeta, title: 'Ad editor/PreviewPane/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const OnePlacement: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('figure', { name: 'Facebook Feed, mobile' })).toBeVisible();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Placement' }),
      'instagram.story.mobile',
    );
    await expect(canvas.getByRole('figure', { name: 'Instagram Stories, mobile' })).toBeVisible();
    await expect(canvas.getAllByRole('figure')).toHaveLength(1);
  },
};

export const MainPlacements: Story = {
  args: { initialChoice: 'main' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(6);
    canvas.getByRole('button', { name: 'Dark' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const NotChosen: Story = {
  args: { buildNote: () => 'Not selected in the settings.' },
  play: async ({ canvas }) => expect(canvas.getByText('Not selected in the settings.')).toBeVisible(),
};
