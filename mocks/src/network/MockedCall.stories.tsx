import { useApi } from '@adlane/api-client';
import { Heading, Stack, Text } from '@adlane/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';

/** A minimal screen: one call and its three outcomes. */
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

export const Default: Story = {};
