import type { StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { expect } from 'storybook/test';
import { Box } from '../../layout/Box';
import statesMeta from './Button.stories';
import { ButtonLink } from './ButtonLink';
import { IconButton } from './IconButton';

const meta = { ...statesMeta, title: 'Actions/Button/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Launch ad' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Launch ad' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Launch ad' })).toBeDisabled();
  },
};

export const FullWidthLongText: Story = {
  args: { fullWidth: true, children: 'Create a campaign with everything that was chosen above' },
  decorators: [
    (Story) => (
      <Box w="60">
        <Story />
      </Box>
    ),
  ],
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole('button');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const AsLink: Story = {
  render: () => (
    <ButtonLink href="/agency/ads" variant="secondary">
      All ads
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All ads' })).toHaveAttribute('href', '/agency/ads');
  },
};

export const IconOnly: Story = {
  render: (args) => (
    <IconButton label="Delete lead" icon={<Trash2 />} {...(args.onClick ? { onClick: args.onClick } : {})} />
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete lead' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
