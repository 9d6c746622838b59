import { contract } from '@adlane/contract';
import type { TemplateRow } from '@adlane/contract/ads/templates';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryUrlState } from '../../../shared/urlState/UrlStateProvider';
import { TemplatesScreen } from './TemplatesScreen';
import { folder, longName, onePage, template } from './TemplatesScreen.fixtures';

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

/** The seeded world, served by the API in the tab. */
export const Default: Story = {};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.templates.list).slow(), mock(contract.folders.list).slow());
  },
};

export const Empty: Story = {
  args: { masterHref: '#/agency/ads/master' },
  beforeEach({ msw }) {
    msw.use(mock(contract.templates.list).empty());
  },
};

export const NoMatches: Story = {
  parameters: { url: '?search=nothing&niche=Dental' },
  beforeEach: Empty.beforeEach,
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.templates.list).error(500), mock(contract.folders.list).error(500));
  },
};

/** A client cannot change the agency's templates. */
export const AsClient: Story = {
  globals: { role: 'Client' },
  args: { user: { entity_type: 'Client', permissions: { adlane_all: true } } },
};

/** Every status and many pages, without the database. */
export const LongText: Story = {
  beforeEach({ msw }) {
    const rows: TemplateRow[] = [
      { ...template, name: longName, platforms: ['facebook', 'google'] },
      { ...template, id: 2, name: 'x'.repeat(120), status: 'draft', niche: null },
      { ...template, id: 3, status: 'inactive', templateAdType: 'landing_page' },
      { ...template, id: 4, name: 'Open day', folderId: null, folderName: null, launched_count: 0 },
    ];
    msw.use(
      mock(contract.templates.list).ok({ data: rows, meta: onePage }),
      mock(contract.folders.list).ok({ data: [folder, { ...folder, id: 2, name: longName }], meta: onePage }),
      mock(contract.templates.count).ok({
        total: 40,
        byStatus: {},
        byPlatform: {},
        uncategorized: 5,
        favourites: 0,
      }),
      mock(contract.niches.list).empty(),
      mock(contract.niches.requested).empty(),
    );
  },
};
