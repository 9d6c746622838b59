import type { StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import statesMeta from './TemplateMediaPicker.stories';

const meta = { ...statesMeta, title: 'Ad editor/TemplateMediaPicker/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^summer.png/ }));
    await expect(screen.getByText('1 of 7 chosen')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
    await expect(args.onChoose).toHaveBeenCalledWith([expect.objectContaining({ id: 1 })]);
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    (await screen.findByRole('button', { name: /^summer.png/ })).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('1 of 7 chosen');
    screen.getByRole('button', { name: 'Choose' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith([expect.objectContaining({ id: 1 })]);
  },
};

/** One image for a lead form: another selection replaces it, and videos are not offered. */
export const OnePicture: Story = {
  args: { limit: 1, only: 'image' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^summer.png/ }));
    await userEvent.click(screen.getByRole('button', { name: /^wide logo.png/ }));
    await expect(screen.getByText('1 of 1 chosen')).toBeVisible();
    await expect(screen.queryByRole('textbox', { name: /YouTube/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
    await expect(args.onChoose).toHaveBeenCalledWith([expect.objectContaining({ id: 3 })]);
  },
};

/** Google's logos: pictures that are wide enough, none drawn by the AI. */
export const Logos: Story = {
  args: { platform: 'google', use: 'logo' },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Logos' });
    await screen.findByRole('button', { name: /^wide logo.png/ });
    await expect(screen.queryByRole('button', { name: 'Create pictures with AI' })).not.toBeInTheDocument();
  },
};
