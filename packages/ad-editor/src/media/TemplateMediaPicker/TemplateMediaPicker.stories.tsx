import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import { toListPage } from '@adlane/mocks/connections';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { storyMedia } from '../../story/storyMedia';
import { TemplateMediaPicker } from './TemplateMediaPicker';

const meta = {
  title: 'Ad editor/TemplateMediaPicker',
  component: TemplateMediaPicker,
  args: { open: true, onClose: fn(), platform: 'facebook', value: [], onChoose: fn() },
  beforeEach({ msw }) {
    msw.use(
      mock(contract.media.list).ok(
        toListPage(
          storyMedia(1, 'summer.png'),
          storyMedia(2, 'small logo.png', { width: 400, height: 400 }),
          storyMedia(3, 'wide logo.png', { width: 512, height: 512 }),
        ),
      ),
    );
  },
} satisfies Meta<typeof TemplateMediaPicker>;
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

/** One picture, for a lead form: another choice takes its place, and there is no way to a video. */
export const OnePicture: Story = {
  args: { limit: 1, isImageOnly: true },
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
