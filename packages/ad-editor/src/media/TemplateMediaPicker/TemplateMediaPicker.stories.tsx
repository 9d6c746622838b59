import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import { toListPage } from '@adlane/mocks/connections';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
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

export const Default: Story = {};
