import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DataTable } from '../patterns/DataTable/DataTable';
import { StoredChoices } from './StoredChoices';
import { useStorageKey } from './useStorageKey';

const leads = ['Ada Lovelace', 'Grace Hopper', 'Katherine Johnson'].map((name, index) => ({
  id: index + 1,
  name,
  ad: 'Summer whitening offer',
}));

const meta = {
  title: 'Theming/StoredChoices',
  component: StoredChoices,
  parameters: { docs: { parts: { useStorageKey } } },
  args: {
    userId: 7,
    children: (
      <DataTable
        label="Leads"
        columnsKey="stories.choices"
        columns={[
          { id: 'name', header: 'Name', cell: ({ name }) => name },
          { id: 'ad', header: 'Ad', cell: ({ ad }) => ad },
        ]}
        rows={leads}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        empty={null}
      />
    ),
  },
} satisfies Meta<typeof StoredChoices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

function MapZoom() {
  return <output>{useStorageKey('mapZoom')}</output>;
}

/** A choice of the app has a key for each user. */
export const OwnChoice: Story = {
  args: { children: <MapZoom /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('adlane.mapZoom.7')).toBeVisible();
  },
};
