import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../../layout/Box';
import { Link } from '../Link/Link';
import { OverflowText } from './OverflowText';

const meta = {
  title: 'Data/OverflowText',
  component: OverflowText,
  args: { children: 'front-desk@riverside-family-dental.example', oneLine: true },
  render: (props) => (
    <Box w={48} textStyle="sm">
      <OverflowText {...props} />
    </Box>
  ),
} satisfies Meta<typeof OverflowText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithALink: Story = {
  args: { children: <Link href="mailto:front-desk@riverside.example">front-desk@riverside.example</Link> },
};

/** Words continue on the next line; only a word that is too long is cut. */
export const SeveralWords: Story = {
  args: { children: 'Riverside Family Dental and Zahnarztpraxisgemeinschaft', oneLine: false },
};

export const EnoughRoom: Story = { args: { children: 'ada@example.com' } };
