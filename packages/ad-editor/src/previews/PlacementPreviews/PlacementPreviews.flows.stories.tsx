import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { metaPlacements } from '../placements/metaPlacements';
import statesMeta from './PlacementPreviews.stories';

const meta = { ...statesMeta, title: 'Ad editor/PlacementPreviews/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const MetaPlacements: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('figure', { name: 'Facebook Feed, mobile' });
    // Previews far below are not rendered before the user scrolls to them.
    const drawn = canvas.getAllByRole('figure').length;
    await expect(drawn).toBeLessThan(metaPlacements.length);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() =>
      expect(canvas.queryByRole('figure', { name: 'Facebook Feed, mobile' })).not.toBeInTheDocument(),
    );
    window.scrollTo(0, 0);
    await canvas.findByRole('figure', { name: 'Facebook Feed, mobile' });
  },
};

export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Platform' }), 'instagram');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Device' }), 'desktop');
    await canvas.findByRole('figure', { name: 'Instagram Feed, desktop' });
    await expect(canvas.queryByRole('figure', { name: /mobile|Facebook/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Dark' }));
    await expect(canvas.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Placements that were not chosen say so, and can be left out. */
export const SomeNotChosen: Story = {
  args: {
    buildNote: ({ platform }) => (platform === 'facebook' ? undefined : 'Not selected in the settings.'),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Platform' }), 'messenger');
    await expect((await canvas.findAllByText('Not selected in the settings.')).length).toBeGreaterThan(0);
    const only = canvas.getByRole('checkbox', { name: 'Only selected placements' });
    only.focus();
    await userEvent.keyboard(' ');
    await canvas.findByText('No placements match these filters');
    await userEvent.click(canvas.getByRole('button', { name: 'Show all placements' }));
    await canvas.findByRole('figure', { name: 'Facebook Feed, mobile' });
  },
};
