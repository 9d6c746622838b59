import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { createStoryFile, getStoryItem } from '../../story/storyMedia';
import { add, uploaded } from './MediaPicker.fixtures';
import statesMeta from './MediaPicker.stories';

const meta = { ...statesMeta, title: 'Media/MediaPicker/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^beach.png/ }));
    await expect(screen.getByText('Please include the following required ratio(s): 1:1')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^evening.png/ }));
    await expect(screen.queryByText(/required ratio/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^logo.png/ }));
    await userEvent.click(screen.getByRole('button', { name: /^garden.png/ }));
    await expect(screen.getByText("You can't select more than 3")).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
    await expect(args.onChoose).toHaveBeenCalledWith([getStoryItem(1), getStoryItem(2), getStoryItem(4)]);
  },
};

export const SelectionAcrossTabs: Story = {
  args: { value: [getStoryItem(5), getStoryItem(1)] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^tour.mp4/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
    await expect(args.onChoose).toHaveBeenCalledWith([getStoryItem(1)]);
  },
};

export const SelectsUploads: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.upload(
      await screen.findByLabelText('Files to upload'),
      await createStoryFile('new.png', 400, 400),
    );
    await screen.findByText('1 of 3 chosen');
    await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
    await expect(args.onChoose).toHaveBeenCalledWith([uploaded]);
  },
};

export const Youtube: Story = {
  play: async ({ userEvent }) => {
    const address = await screen.findByRole('textbox', { name: 'YouTube link' });
    await userEvent.type(address, 'https://vimeo.com/1{Enter}');
    await expect(address).toHaveAccessibleDescription('Please enter a valid YouTube URL.');
    await userEvent.clear(address);
    await userEvent.type(address, 'https://youtube.com/watch?v=bbbbbbbbbbb{Enter}');
    await screen.findByText('1 of 3 chosen');
    await expect(add).toHaveBeenCalledWith('https://youtube.com/watch?v=bbbbbbbbbbb');
    await expect(address).toHaveValue('');
    add.mockRejectedValueOnce(new Error('This video is already added.'));
    await userEvent.type(address, 'https://youtube.com/watch?v=bbbbbbbbbbb{Enter}');
    await waitFor(() => expect(address).toHaveAccessibleDescription('This video is already added.'));
  },
};

export const SearchAndFilter: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search media' }), 'sea{Enter}');
    await expect(args.library.onSearch).toHaveBeenCalledWith('sea');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Logos');
    await expect(args.library.onFilter).toHaveBeenCalledWith('logo');
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, globals, userEvent }) => {
    (await screen.findByRole('button', { name: /^beach.png/ })).focus();
    await userEvent.keyboard(globals.direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(screen.getByRole('button', { name: /^evening.png/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await screen.findByText('1 of 3 chosen');
    screen.getByRole('button', { name: 'Choose' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith([getStoryItem(2)]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

export const Crop: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Crop beach.png' }));
    await screen.findByRole('dialog', { name: 'Crop picture' });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(screen.getByRole('dialog', { name: 'Pictures and videos' })).toBeVisible();
  },
};

export const Closed: Story = {
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
