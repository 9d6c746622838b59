import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { storyMedia } from '../../story/storyMedia';
import { onRequest, onSubmit, picture, video } from './TemplateMediaField.fixtures';
import statesMeta, * as states from './TemplateMediaField.stories';

async function storyFile(name: string, width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}
const meta = { ...statesMeta, title: 'Ad editor/TemplateMediaField/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for tour.mp4' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move earlier' }));
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /^Actions for / })[0]).toHaveAccessibleName(
        'Actions for tour.mp4',
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onSubmit.mock.lastCall?.[0]).toEqual({ templateMedia: [video, picture] });
  },
};

export const ChooseFromLibrary: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add or change' }));
    await userEvent.click(await screen.findByRole('button', { name: /^summer.png/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
    await waitFor(() => expect(canvas.getByText('3 of 7')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onSubmit.mock.lastCall?.[0]).toEqual({
      templateMedia: [picture, video, expect.objectContaining({ id: 1, name: 'summer.png' })],
    });
  },
};

export const UploadsAndFilters: Story = {
  parameters: { initialValues: { templateMedia: [] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose media' }));
    const files = await screen.findByLabelText('Files to upload');
    await userEvent.upload(files, [
      await storyFile('low.png', 319, 320),
      await storyFile('fine.png', 320, 320),
    ]);
    await screen.findByText('Not uploaded: Images must be at least 320 x 320 pixels');
    await screen.findByText('1 of 7 chosen');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'YouTube');
    await screen.findByText('Nothing found');
    await expect(onRequest).toHaveBeenLastCalledWith({ source: 'youtube', per_page: '24', page: '1' });
    await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
    await waitFor(() => expect(canvas.getByText('1 of 7')).toBeVisible());
  },
};

/** The library closes to where one came from. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const add = canvas.getByRole('button', { name: 'Add or change' });
    await expect(add).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Images and videos' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(add).toHaveFocus());
  },
};

export const Replace: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for spring.png' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Replace' }));
    await userEvent.click(await screen.findByRole('button', { name: /^summer.png/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
    await waitFor(() => expect(canvas.queryByText('spring.png')).not.toBeInTheDocument());
    await expect(canvas.getByText('2 of 7')).toBeVisible();
  },
};

export const GoogleNeedsBothShapes: Story = {
  ...states.MissingShape,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Please include the following required ratio(s): 1:1',
    );
  },
};

/** A shape that Google does not show is reported before the upload; Facebook accepts any. */
export const GoogleAdvisesACrop: Story = {
  args: { platform: 'google' },
  beforeEach({ msw }) {
    msw.use(mock(contract.media.store).slow());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add or change' }));
    const input = await screen.findByLabelText('Files to upload');
    await userEvent.upload(input, await storyFile('portrait.png', 400, 500));
    await screen.findByText('Google shows images of 1.91:1 and 1:1 only. Please crop this one.');
    await expect(await screen.findByRole('progressbar', { name: 'Uploading portrait.png' })).toBeVisible();
  },
};

export const Logos: Story = {
  ...states.Logos,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose media' }));
    await userEvent.upload(
      await screen.findByLabelText('Files to upload'),
      await storyFile('narrow.png', 511, 512),
    );
    await screen.findByText('Not uploaded: Logos must be at least 512 pixels wide');
    await expect(screen.queryByRole('textbox', { name: 'YouTube link' })).not.toBeInTheDocument();
  },
};

export const LibraryFails: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.media.list).error(500, { message: 'Technical Problem' }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add or change' }));
    await screen.findByText('Technical Problem');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

export const UploadFails: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.media.store).error(422, {
        message: 'No',
        errors: { file: ['Animated images cannot be used in ads. Please upload a video instead.'] },
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add or change' }));
    await userEvent.upload(
      await screen.findByLabelText('Files to upload'),
      await storyFile('a.png', 400, 400),
    );
    await screen.findByText(/Upload failed: Animated images cannot be used in ads/);
  },
};

export const Disabled: Story = {
  ...states.Disabled,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Add or change' })).not.toBeInTheDocument();
  },
};

/** An AI image is added to the library and selected, like any other image (ads §7). */
export const PictureByAi: Story = {
  parameters: { initialValues: { templateMedia: [] } },
  beforeEach({ msw }) {
    msw.use(
      mock(contract.ai.image).ok({ images: [storyMedia(9, 'a bright room.png')], written_by: 'builtin' }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose media' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Create pictures with AI' }));
    await expect(screen.getByRole('button', { name: 'Make' })).toBeDisabled();
    await userEvent.type(
      screen.getByRole('textbox', { name: /What should the picture show/ }),
      'A bright room',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Make' }));
    await screen.findByText(/the built-in generator made this/);
    await expect(screen.getByText('1 of 7 chosen')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
    await canvas.findByText('1 of 7');
  },
};
