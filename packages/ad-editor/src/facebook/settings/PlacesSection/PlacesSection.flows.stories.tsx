import { contract } from '@adlane/contract';
import type { TargetAddress } from '@adlane/contract/ads/templates';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { storyCity, storyPin } from '../../../story/storyLookups';
import { changed } from './PlacesSection.fixtures';
import statesMeta, * as states from './PlacesSection.stories';

function lastPlaces(): TargetAddress[] {
  return changed.mock.lastCall?.[0].location.facebook ?? [];
}
const meta = { ...statesMeta, title: 'Ad editor/Settings/PlacesSection/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No locations yet.')).toBeVisible();
    await expect(canvas.queryByRole('application')).not.toBeInTheDocument();
  },
};

export const AddsByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Add a place' }), 'new y');
    const option = await canvas.findByRole('option', { name: /^New York/ });
    await waitFor(() => expect(option).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{Enter}');
    await expect(lastPlaces()).toMatchObject([{ key: '2490299', mode: 'include', method: 'search' }]);
    const radius = await canvas.findByRole('spinbutton', { name: 'Radius of New York, New York' });
    await userEvent.type(radius, '19');
    await expect(await canvas.findByText('Radius must be between 20 and 500')).toBeVisible();
    await userEvent.clear(radius);
    await userEvent.type(radius, '51');
    await expect(await canvas.findByText(/Facebook allows a radius of 1 to 50 miles/)).toBeVisible();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Unit of New York, New York' }),
      'kilometer',
    );
    await waitFor(() => expect(radius).toHaveAttribute('aria-invalid', 'false'));
    await expect(lastPlaces()).toMatchObject([{ radius: 51, distanceUnit: 'kilometer' }]);
  },
};

export const DuplicatePlace: Story = {
  parameters: { targeting: { location: { facebook: [storyCity] } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Add a place' }), 'new y');
    const option = await canvas.findByRole('option', { name: /^New York/ });
    await waitFor(() => expect(option).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('This location has already exist.')).toBeVisible();
  },
};

export const PinOnTheMap: Story = {
  parameters: { targeting: { location: { facebook: [storyCity, storyPin] } } },
  play: async ({ canvas, userEvent }) => {
    const map = await canvas.findByRole('application', { name: 'Map of locations' });
    await waitFor(() =>
      expect(map.querySelector('[data-land]')?.getAttribute('d')?.length).toBeGreaterThan(1000),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Select Practice on the map' }));
    map.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    const [, pin] = lastPlaces();
    await expect(pin?.longitude).toBeLessThan(-73.4);
    await expect(pin?.latitude).toBeGreaterThan(40.9);
    // Drawn to scale: 25 miles are five times as wide as 5.
    const widths = () => map.querySelector('[data-radius]')?.getAttribute('r');
    const before = Number(widths());
    const radius = canvas.getByRole('spinbutton', { name: 'Radius of Practice' });
    await userEvent.clear(radius);
    await userEvent.type(radius, '50');
    await expect(Number(widths()) / before).toBeCloseTo(2, 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(canvas.getByText(/\d (mi|km)$/)).toBeVisible());
  },
};

export const PinByRadius: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'By radius' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Drop a pin' }));
    await expect(lastPlaces()).toMatchObject([{ method: 'radius', radius: 20, name: 'Pin 1' }]);
    const latitude = await canvas.findByRole('spinbutton', { name: 'Latitude of Pin 1' });
    await userEvent.clear(latitude);
    await userEvent.type(latitude, '52.5');
    await expect(lastPlaces()).toMatchObject([{ latitude: 52.5 }]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Pin 1' }));
    await expect(lastPlaces()).toEqual([]);
  },
};

export const InACategory: Story = {
  ...states.LockedByCategory,
  play: async ({ canvas, userEvent }) => {
    const rows = within(canvas.getByRole('list', { name: 'Selected locations' })).getAllByRole('listitem');
    const closed = 'Special ad categories allow no postal codes and no excluded places.';
    await expect(within(rows[0] as HTMLElement).getByText(closed)).toBeVisible();
    await expect(within(rows[1] as HTMLElement).getByText(closed)).toBeVisible();
    await expect(within(rows[2] as HTMLElement).getByText(/from 15 miles or 25 km/)).toBeVisible();
    await userEvent.type(canvas.getByRole('combobox', { name: 'Add a place' }), 'new');
    await canvas.findByRole('option', { name: /^New Jersey/ });
    await expect(canvas.queryByRole('option', { name: /^10001/ })).not.toBeInTheDocument();
  },
};

export const SearchFails: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.lookups.locations).error(503, { message: 'Facebook did not answer.' }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Add a place' }), 'new');
    await expect(await canvas.findByText('Facebook did not answer.')).toBeVisible();
  },
};

export const ReadOnly: Story = {
  ...states.ReadOnly,
  tags: ['picture'],
  play: async ({ canvas }) => {
    await canvas.findByRole('application');
    await expect(canvas.queryByRole('combobox', { name: 'Add a place' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('spinbutton', { name: 'Radius of Practice' })).toHaveAttribute('readonly');
  },
};
