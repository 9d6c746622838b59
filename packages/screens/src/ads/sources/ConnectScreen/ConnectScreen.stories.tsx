import { mock } from '@adlane/mocks';
import { storyAccount, storyPage, storySource, toListPage } from '@adlane/mocks/connections';
import { Toaster } from '@adlane/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { ConnectScreen, type ConnectScreenProps } from './ConnectScreen';
import { builtIn, crm, google, harbor, sent, sources } from './ConnectScreen.fixtures';

/** Holds the sign-in answer as the URL does, until it is handled. */
function WithAnswer(props: ConnectScreenProps) {
  const [answer, setAnswer] = useState(props.answer);
  return (
    <>
      <ConnectScreen
        {...props}
        answer={answer}
        onAnswered={() => {
          setAnswer(undefined);
          props.onAnswered();
        }}
      />
      <Toaster />
    </>
  );
}
const meta = {
  title: 'Screens/Ads/Sources/ConnectScreen',
  component: ConnectScreen,
  render: (props) => <WithAnswer {...props} />,
  args: {
    user: { entity_type: 'Agency', permissions: {} },
    getRedirectUri: (channel) => `https://adlane.example/agency/connect/${channel}`,
    onLeave: fn(),
    onAnswered: fn(),
    getAssetsHref: ({ id }) => `/agency/connect/${id}/all`,
  },
  beforeEach({ msw }) {
    sent.mockClear();
    msw.use(
      mock(sources.list).ok(toListPage(storySource, google, crm)),
      mock(sources.adAccounts).ok(toListPage(storyAccount, harbor)),
      mock(sources.pages).ok(toListPage(storyPage)),
      mock(sources.openai).ok(builtIn),
    );
  },
} satisfies Meta<typeof ConnectScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  beforeEach({ msw }) {
    msw.use(mock(sources.authorize).ok({ url: 'https://facebook.example/dialog', state: 's' }));
  },
};
