import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { MemoryUrlState } from '../../urlState/UrlStateProvider';
import { LaunchedAdsScreen } from './LaunchedAdsScreen';

const firstLoadMs = 30_000;

const meta = {
  title: 'Screens/LaunchedAdsScreen',
  component: LaunchedAdsScreen,
  args: { templatesHref: '#templates' },
  parameters: { url: '' },
  decorators: [
    (Story, { parameters }) => (
      <MemoryUrlState initial={String(parameters.url)}>
        <Story />
      </MemoryUrlState>
    ),
  ],
} satisfies Meta<typeof LaunchedAdsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The seeded world, answered by the API in the tab. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Attention needed', {}, { timeout: firstLoadMs });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'PAUSED');
    await waitFor(() => expect(canvas.queryByText('Attention needed')).not.toBeInTheDocument());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), '');
    await canvas.findByText('Attention needed');
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.ads.list).empty());
  },
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Choose a template' });
    await expect(link).toHaveAttribute('href', '#templates');
  },
};

export const NothingMatches: Story = {
  parameters: { url: '?search=nothing&status=PAUSED' },
  beforeEach: Empty.beforeEach,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search ads' })).toHaveValue('nothing');
    await expect(canvas.queryByRole('link', { name: 'Choose a template' })).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.ads.list).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.ads.list).error(500, { message: 'The database is resting.' }));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('The database is resting.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Offline: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.ads.list).offline());
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/could not be reached/);
  },
};
