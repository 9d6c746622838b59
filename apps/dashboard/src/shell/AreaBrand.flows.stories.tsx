import { AppShell } from '@adlane/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AreaBrand } from './AreaBrand';
import statesMeta, * as states from './AreaBrand.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Shell/AreaBrand/Flows',
  tags: ['flow', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <AppShell
      brand={<AreaBrand {...args} />}
      homeHref="#/home"
      navigation={[]}
      user={{ name: 'Ava Brooks', email: 'agency@adlane.test' }}
      userMenu={[]}
    >
      {null}
    </AppShell>
  ),
} satisfies Meta<typeof AreaBrand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ProductHasItsMark: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Adlane' });
    await expect(link).toHaveAttribute('href', '#/home');
    await expect(link.querySelector('svg')).toBeVisible();
  },
};

export const AgencyHasNoMarkOfTheProduct: Story = {
  ...states.Agency,
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Brooks Growth' });
    await expect(link.querySelector('svg')).toBeNull();
  },
};
