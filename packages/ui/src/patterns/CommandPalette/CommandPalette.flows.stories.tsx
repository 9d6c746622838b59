import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Keys } from '../../primitives/Keys/Keys';
import { CommandPalette } from './CommandPalette';
import { run } from './CommandPalette.fixtures';
import statesMeta from './CommandPalette.stories';
import type { CommandPaletteProps } from './CommandPaletteProps';
import { useCommandKey } from './useCommandKey';

function WithKey(props: CommandPaletteProps) {
  const [open, setOpen] = useState(false);
  useCommandKey(() => setOpen(true));
  return (
    <>
      <Keys keys={['Mod', 'K']} />
      <CommandPalette {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
const meta = { ...statesMeta, title: 'Navigation/CommandPalette/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const line = await screen.findByRole('combobox', { name: 'Search pages and actions' });
    await waitFor(() => expect(line).toHaveFocus());
    await userEvent.keyboard('campaign');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(run).toHaveBeenCalledOnce();
    await expect(args.onRun).toHaveBeenCalledWith('ads');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  play: async ({ args, userEvent }) => {
    const line = await screen.findByRole('combobox');
    await waitFor(() => expect(line).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByRole('option', { name: /Launch an ad/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const templates = screen.getByRole('option', { name: 'Ad Templates' });
    await expect(templates).toHaveAttribute('aria-selected', 'true');
    await expect(line).toHaveAttribute('aria-activedescendant', templates.id);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Recent: Story = {
  tags: ['picture'],
  args: { recent: ['launch'] },
  play: async () => {
    await expect(await screen.findByRole('group', { name: 'Recent' })).toHaveTextContent('Launch an ad');
    await expect(screen.queryByRole('group', { name: 'Actions' })).not.toBeInTheDocument();
  },
};

export const FoundByServer: Story = {
  args: {
    search: async (term) => [
      { id: 't7', label: `Template of ${term}`, group: 'Templates', detail: 'Dental', run },
    ],
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'spring');
    await userEvent.click(await screen.findByRole('option', { name: /Template of spring/ }));
    await expect(run).toHaveBeenCalledOnce();
  },
};

export const SearchFails: Story = {
  args: { search: () => Promise.reject(new Error('The server could not be reached.')) },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'spring');
    await screen.findByText('The server could not be reached.');
  },
};

export const NothingFound: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'xyz');
    await screen.findByText('Nothing found');
  },
};

export const OpenedByKey: Story = {
  render: (args) => <WithKey {...args} />,
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Commands' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
