import { MediaUploader } from '@adlane/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useMediaUpload } from './useMediaUpload';

type LibraryUploaderProps = {
  /** Called with each uploaded file. */
  onUploaded: (item: { name: string }) => void;
};

/** An uploader of the agency's library, built with `useMediaUpload`. */
function LibraryUploader({ onUploaded }: LibraryUploaderProps) {
  const { uploader } = useMediaUpload({ use: 'ad', platform: 'facebook', clientUserId: undefined });
  return <MediaUploader {...uploader} onUploaded={onUploaded} />;
}

const meta = {
  title: 'Ad editor/useMediaUpload',
  component: LibraryUploader,
  parameters: { docs: { parts: { useMediaUpload } } },
  args: { onUploaded: fn() },
} satisfies Meta<typeof LibraryUploader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
