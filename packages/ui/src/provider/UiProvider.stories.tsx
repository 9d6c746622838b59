import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/Stack';
import { Badge } from '../primitives/Badge/Badge';
import { Button } from '../primitives/Button/Button';
import { Link } from '../primitives/Link/Link';
import { UiProvider } from './UiProvider';

const meta = {
  title: 'Theming/UiProvider',
  component: UiProvider,
  args: {
    colorMode: 'light',
    dir: 'ltr',
    children: (
      <Stack direction="row" align="center" gap={4} p={4} bg="bg.canvas">
        <Button>Launch ad</Button>
        <Badge tone="brand">Learning</Badge>
        <Link href="#docs">How it works</Link>
      </Stack>
    ),
  },
} satisfies Meta<typeof UiProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DarkWithBrandColor: Story = {
  args: { colorMode: 'dark', brandColor: '#7c3aed' },
};

export const InvalidBrandColor: Story = { args: { brandColor: 'red; background: url(x)' } };
