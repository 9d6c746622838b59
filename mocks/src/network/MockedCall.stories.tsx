import { useApi } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import { Heading, Stack, Text } from '@adlane/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, within } from 'storybook/test';

/** The smallest screen there is: one call, its three outcomes. */
function FolderNames() {
  const { queries } = useApi();
  const { data, error } = useQuery(queries.folders.list.query());
  if (error) return <Text role="alert">{`${error.name}: ${error.message}`}</Text>;
  if (!data) return <Text role="status">Loading</Text>;
  return (
    <Stack as="section" aria-label="Folders">
      <Heading level={1}>{`${data.meta.total} folders`}</Heading>
      {data.data.map((folder) => (
        <Text key={folder.id}>{folder.name}</Text>
      ))}
    </Stack>
  );
}

const meta = {
  title: 'Adlane/Mocked calls',
  component: FolderNames,
  tags: ['!autodocs'],
} satisfies Meta<typeof FolderNames>;
export default meta;
type Story = StoryObj<typeof meta>;

const folder = {
  id: 1,
  name: 'Health & Wellness',
  status: 'active' as const,
  templates_count: 3,
  client_accessibility: true,
  isClientFolder: false,
  created_at: '2026-10-01T09:00:00.000Z',
  updated_at: '2026-10-01T09:00:00.000Z',
};

export const FixedAnswer: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.folders.list).ok({ data: [folder], meta: { page: 1, per_page: 12, total: 1 } }));
  },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('Health & Wellness');
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.folders.list).empty());
  },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('0 folders');
  },
};

export const Refused: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.folders.list).refuse('FORBIDDEN', "You don't have permission to perform this action."),
    );
  },
  async play({ canvasElement }) {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent('HttpError: folders.list answered 403');
  },
};

export const Broken: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.folders.list).error());
  },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('500: Technical Problem');
  },
};

export const Waiting: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.folders.list).slow());
  },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('status');
  },
};

export const Offline: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.folders.list).offline());
  },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('NetworkError');
  },
};

/** No override: the API in the tab answers, from the seeded world. */
export const Answered: Story = {
  async play({ canvasElement }) {
    await within(canvasElement).findByText('Health & Wellness');
  },
};

export const AnsweredToAClient: Story = {
  globals: { role: 'Client' },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('Health & Wellness');
  },
};

export const OnABrokenNetwork: Story = {
  globals: { network: 'error' },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('500: Technical Problem');
  },
};
