import { Box } from '@adlane/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Messenger } from './Messenger';
import { createPage, known, onPage, type Page, visitor } from './Messenger.fixtures';

const meta = {
  title: 'Widget/Messenger',
  component: Messenger,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Box maxW="25rem" css={{ '& > div': { height: '43rem', maxHeight: '43rem' } }}>
        <Story />
      </Box>
    ),
  ],
  render: (_, { loaded }) => <Messenger bridge={(loaded.page as Page).bridge} />,
  args: { bridge: createPage().bridge },
} satisfies Meta<typeof Messenger>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { ...onPage() };

export const NothingToSend: Story = { ...onPage(known({ feedbackFlows: [] }), visitor) };

export const BrightHeader: Story = {
  ...onPage(known({ headerColor: '#FFD400', color: '#FFD400', disableBGGradient: true }), visitor),
};

export const DarkProject: Story = {
  ...onPage(known({ headerColor: '#7C3AED', color: '#7C3AED', backgroundColor: '#0F181D' }), visitor),
};

export const RightToLeft: Story = {
  ...onPage(
    known({
      localizationOptions: { rtl: true },
      staticTranslations: { greeting: 'שלום', intro: 'איך נוכל לעזור?' },
    }),
  ),
};
