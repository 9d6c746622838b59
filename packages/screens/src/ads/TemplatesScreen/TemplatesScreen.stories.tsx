import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { MemoryUrlState } from '../../urlState/UrlStateProvider';
import { TemplatesScreen } from './TemplatesScreen';

const firstLoadMs = 30_000;

const meta = {
  title: 'Screens/TemplatesScreen',
  component: TemplatesScreen,
  args: {
    title: 'Ad Templates',
    folderId: undefined,
    hrefOfFolder: (id) => `#folder-${id ?? 'all'}`,
    hrefOfTemplate: (id) => `#template-${id}`,
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

/** The seeded world, answered by the API in the tab. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const cards = await canvas.findAllByRole('article', {}, { timeout: firstLoadMs });
    await expect(cards).toHaveLength(12);
    const folders = await canvas.findByRole('navigation', { name: 'Template folders' });
    await expect(await within(folders).findByRole('link', { name: /Health & Wellness/ })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search templates' }), 'lawn');
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeLessThan(12), { timeout: 5000 });
  },
};

export const SecondPage: Story = {
  parameters: { url: '?page=2' },
  play: async ({ canvas }) => {
    const pages = await canvas.findByRole(
      'navigation',
      { name: 'Pages of templates' },
      { timeout: firstLoadMs },
    );
    await expect(within(pages).getByRole('button', { name: 'Previous page' })).toBeEnabled();
  },
};

export const EmptyFolder: Story = {
  args: { folderId: 4 },
  beforeEach({ msw }) {
    msw.use(mock(contract.templates.list).empty());
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No templates here yet');
  },
};

export const NothingMatches: Story = {
  parameters: { url: '?search=nothing&niche=Dental' },
  beforeEach: EmptyFolder.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No templates match');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await canvas.findByText('No templates here yet');
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.templates.list).slow(), mock(contract.folders.list).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.templates.list).error(500), mock(contract.folders.list).error(500));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('The templates could not be loaded');
    await canvas.findByText('Folders could not be loaded');
  },
};
