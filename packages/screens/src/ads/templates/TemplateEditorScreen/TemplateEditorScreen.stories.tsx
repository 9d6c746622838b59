import { getFirstId } from '@adlane/mocks/world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryUrlState } from '../../../shared/urlState/UrlStateProvider';
import { TemplateEditorScreen } from './TemplateEditorScreen';

const meta = {
  title: 'Screens/Ads/Templates/TemplateEditorScreen',
  component: TemplateEditorScreen,
  args: {
    templateId: getFirstId('templates'),
    user: { id: 1, group_id: 2, entity_type: 'Agency', permissions: {} },
    back: { href: '#templates', label: 'Ad templates' },
    launchedAdsHref: '#launched-ads',
  },
  parameters: { url: '' },
  decorators: [
    (Story, { parameters }) => (
      <MemoryUrlState initial={String(parameters.url)}>
        <Story />
      </MemoryUrlState>
    ),
  ],
  beforeEach() {
    window.localStorage.clear();
    return () => window.localStorage.clear();
  },
} satisfies Meta<typeof TemplateEditorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
