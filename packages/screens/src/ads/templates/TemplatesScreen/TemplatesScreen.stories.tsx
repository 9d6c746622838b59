import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryUrlState } from '../../../shared/urlState/UrlStateProvider';
import { TemplatesScreen } from './TemplatesScreen';

const meta = {
  title: 'Screens/Ads/Templates/TemplatesScreen',
  component: TemplatesScreen,
  args: {
    user: { entity_type: 'Agency', permissions: {} },
    title: 'Ad Templates',
    folderId: undefined,
    getFolderHref: (id) => `#folder-${id ?? 'all'}`,
    getTemplateHref: (id) => `#template-${id}`,
  },
  parameters: { url: '' },
  decorators: [
    (Story, { parameters }) => (
      <MemoryUrlState initial={String(parameters.url)}>
        <Story />
      </MemoryUrlState>
    ),
  ],
} satisfies Meta<typeof TemplatesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.templates.list).slow(), mock(contract.folders.list).slow());
  },
};
