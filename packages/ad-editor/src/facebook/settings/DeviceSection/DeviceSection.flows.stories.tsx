import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { changed } from './DeviceSection.fixtures';
import statesMeta, * as states from './DeviceSection.stories';

const mobile = (fe_os_manage: { os: string; minOS: string; maxOS: string }) => ({
  user_device: [],
  user_os: [],
  excluded_user_device: [],
  wireless_carrier: [],
  fe_os_manage,
});
const meta = { ...statesMeta, title: 'Ad editor/Settings/DeviceSection/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Mobile only' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'iOS only' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'From version' }), '15.0');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Only people on a wireless network' }));
    await expect(changed.mock.lastCall?.[0]).toMatchObject({
      devicePlacement: { devices: ['mobile'], fe_device_type: 'mobile' },
      mobilePlacement: {
        fe_os_manage: { os: 'iOS', minOS: '15.0', maxOS: '' },
        wireless_carrier: ['Wifi'],
      },
    });
  },
};

export const VersionsTheWrongWayRound: Story = {
  parameters: { targeting: { mobilePlacement: mobile({ os: 'Android', minOS: '12.0', maxOS: '' }) } },
  play: async ({ canvas, userEvent }) => {
    const to = canvas.getByRole('combobox', { name: 'To version' });
    await userEvent.selectOptions(to, '9.0');
    await userEvent.tab();
    await expect(await canvas.findByText('The lowest version must not be above the highest.')).toBeVisible();
    await userEvent.selectOptions(to, '12.0');
    await expect(to).toHaveAttribute('aria-invalid', 'false');
  },
};

export const DevicesByNameAndKind: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Include devices' }), 'ipho{Enter}');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Exclude devices' }), 'Galaxy S9{Enter}');
    await expect(changed.mock.lastCall?.[0].mobilePlacement).toMatchObject({
      user_device: ['iPhone'],
      excluded_user_device: ['Galaxy S9'],
    });
  },
};

export const DesktopOnly: Story = {
  parameters: { targeting: { devicePlacement: { devices: ['desktop'], fe_device_type: 'desktop' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/don't apply/)).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: 'iOS only' })).not.toBeInTheDocument();
  },
};

export const ReadOnly: Story = {
  ...states.ReadOnly,
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};
