import type { StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import statesMeta from './MediaScreen.stories';

/** The seeded agency, served by the API in the tab. */
const meta = {
  ...statesMeta,
  title: 'Screens/Ads/Media/MediaScreen/Flows',
  tags: ['flow', '!autodocs'],
  beforeEach: () => undefined,
};
export default meta;
type Story = StoryObj<typeof meta>;

export const AddsAYouTubeVideoAndDeletesIt: Story = {
  beforeEach({ msw }) {
    msw.use(http.get('https://i.ytimg.com/*', () => new HttpResponse(null, { status: 404 })));
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('button', { name: /^Actions for/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Add media' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add media' }));
    const input = dialog.getByRole('textbox', { name: 'YouTube link' });
    await userEvent.type(input, 'https://example.com/video');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await dialog.findByText('Please enter a valid YouTube URL.');
    await userEvent.clear(input);
    await userEvent.type(input, 'https://youtu.be/abcdefghijk');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(input).toHaveValue(''));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    const [newest] = await canvas.findAllByText(/^YouTube .*Not used/);
    const card = newest?.closest('article');
    if (!card) throw new Error('No card shows the video.');
    await userEvent.click(within(card).getByRole('button', { name: /^Actions for/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: /^Delete / });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(newest).not.toBeInTheDocument());
  },
};

export const SaysWhyAUsedFileStays: Story = {
  play: async ({ canvas, userEvent }) => {
    const [used] = await canvas.findAllByText(/Used in \d+ template/);
    const card = used?.closest('article');
    if (!card) throw new Error('No file is used.');
    await userEvent.click(within(card).getByRole('button', { name: /^Actions for/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: /^Delete / });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await canvas.findByText(/Used in templates or lead forms/);
  },
};
