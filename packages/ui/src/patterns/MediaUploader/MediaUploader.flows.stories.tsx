import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { createStoryFile, getStoryItem } from '../../story/storyMedia';
import { signals, upload } from './MediaUploader.fixtures';
import statesMeta from './MediaUploader.stories';
import type { UploadOptions } from './MediaUploaderProps';

/** Sends half of the file, then waits for the abort. */
function sendHalf(_file: File, { onProgress, signal }: UploadOptions) {
  signals.push(signal);
  onProgress(0.5);
  return new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Given up')));
  });
}

function createTransfer(...files: File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}
const meta = { ...statesMeta, title: 'Media/MediaUploader/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Files to upload');
    await userEvent.upload(input, await createStoryFile('beach.png', 640, 640));
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledWith(getStoryItem(1)));
    await expect(canvas.getByRole('list', { name: 'Uploads' })).toHaveTextContent('Uploaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss beach.png' }));
    await expect(canvas.queryByText('beach.png')).not.toBeInTheDocument();
  },
};

export const Rejected: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const dataTransfer = createTransfer(
      await createStoryFile('tiny.png', 319, 320),
      new File(['notes'], 'notes.txt', { type: 'text/plain' }),
    );
    canvas
      .getByRole('group', { name: 'Upload' })
      .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await canvas.findByText('Not uploaded: Images must be at least 320 x 320 pixels');
    await expect(canvas.getByText('Not uploaded: Please upload an image.')).toBeVisible();
    await expect(upload).not.toHaveBeenCalled();
  },
};

/** An advice about the aspect ratio appears before the upload and does not block it. */
export const Advice: Story = {
  args: {
    advise: (_file, { width, height }) => (width === height ? undefined : 'This one needs a crop to 1:1.'),
  },
  play: async ({ canvas, userEvent }) => {
    upload.mockImplementation(sendHalf);
    const files = [createStoryFile('square.png', 320, 320), createStoryFile('wide.png', 640, 320)];
    await userEvent.upload(canvas.getByLabelText('Files to upload'), await Promise.all(files));
    await canvas.findByRole('progressbar', { name: 'Uploading wide.png' });
    const [square, wide] = canvas.getAllByRole('listitem');
    await expect(wide).toHaveTextContent('This one needs a crop to 1:1.');
    await expect(square).not.toHaveTextContent('needs a crop');
  },
};

export const Pasted: Story = {
  play: async ({ args }) => {
    const clipboardData = createTransfer(await createStoryFile('pasted.png', 320, 320));
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledOnce());
  },
};

export const Sending: Story = {
  play: async ({ canvas, userEvent }) => {
    upload.mockImplementation(sendHalf);
    const files = [1, 2, 3].map((number) => createStoryFile(`${number}.png`, 320, 320));
    await userEvent.upload(canvas.getByLabelText('Files to upload'), await Promise.all(files));
    const first = await canvas.findByRole('progressbar', { name: 'Uploading 1.png' });
    await expect(first).toHaveAttribute('aria-valuenow', '50');
    await canvas.findByRole('progressbar', { name: 'Uploading 2.png' });
    // Two uploads at a time: the third one waits.
    await expect(canvas.getByText('Waiting')).toBeVisible();
    await expect(upload).toHaveBeenCalledTimes(2);
  },
};

export const Cancelled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    upload.mockImplementation(sendHalf);
    await userEvent.upload(
      canvas.getByLabelText('Files to upload'),
      await createStoryFile('beach.png', 320, 320),
    );
    await canvas.findByRole('progressbar');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel beach.png' }));
    await expect(signals[0]?.aborted).toBe(true);
    await expect(canvas.queryByText('beach.png')).not.toBeInTheDocument();
    await expect(args.onUploaded).not.toHaveBeenCalled();
  },
};

export const Retry: Story = {
  play: async ({ args, canvas, userEvent }) => {
    upload.mockRejectedValueOnce(new Error('The connection was lost.'));
    await userEvent.upload(
      canvas.getByLabelText('Files to upload'),
      await createStoryFile('beach.png', 320, 320),
    );
    await canvas.findByText('Upload failed: The connection was lost.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try beach.png again' }));
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledWith(getStoryItem(1)));
    await expect(upload).toHaveBeenCalledTimes(2);
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    upload.mockRejectedValueOnce(new Error('The connection was lost.'));
    await userEvent.upload(
      canvas.getByLabelText('Files to upload'),
      await createStoryFile('beach.png', 320, 320),
    );
    await canvas.findByText('Upload failed: The connection was lost.');
    canvas.getByRole('button', { name: 'Choose files' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try beach.png again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledWith(getStoryItem(1)));
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toBeDisabled();
  },
};

/** An upload whose first part is sent when the story says so, and the second one once the user lets it. */
function createUploadInParts() {
  let sendFirst = () => {};
  const first = new Promise<void>((resolve) => {
    sendFirst = resolve;
  });
  const onFirstSent = fn();
  const send = async (_file: File, { onProgress, whenResumed }: UploadOptions) => {
    onProgress(0.4);
    await first;
    onFirstSent();
    await whenResumed();
    onProgress(0.8);
    return getStoryItem(1);
  };
  return { send, sendFirst: () => sendFirst(), onFirstSent };
}

export const Paused: Story = {
  args: { canPause: () => true },
  play: async ({ args, canvas, userEvent }) => {
    const { send, sendFirst, onFirstSent } = createUploadInParts();
    upload.mockImplementation(send);
    await userEvent.upload(
      canvas.getByLabelText('Files to upload'),
      await createStoryFile('beach.png', 640, 640),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause beach.png' }));
    await canvas.findByText('Paused');
    sendFirst();
    await waitFor(() => expect(onFirstSent).toHaveBeenCalledOnce());
    // The pointer moves after the next frame: an upload that goes on would be done.
    await userEvent.hover(canvas.getByRole('button', { name: 'Resume beach.png' }));
    await expect(args.onUploaded).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Resume beach.png' }));
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledOnce());
  },
};

export const Offline: Story = {
  args: { canPause: () => true },
  play: async ({ canvas, userEvent }) => {
    upload.mockImplementation((_file: File, { onProgress, onWaiting }: UploadOptions) => {
      onProgress(0.4);
      onWaiting(true);
      return new Promise<never>(() => undefined);
    });
    await userEvent.upload(
      canvas.getByLabelText('Files to upload'),
      await createStoryFile('beach.png', 640, 640),
    );
    await canvas.findByText('Waiting for the connection. The upload continues by itself.');
    await expect(canvas.getByRole('progressbar', { name: 'Uploading beach.png' })).toBeVisible();
  },
};
