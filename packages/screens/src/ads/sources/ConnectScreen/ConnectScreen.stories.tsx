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

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(sources.list).empty(), mock(sources.adAccounts).empty(), mock(sources.pages).empty());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(sources.list).error(500),
      mock(sources.adAccounts).error(500),
      mock(sources.openai).error(500),
    );
  },
};

/** Every connection state (ads §4) with its remedy. */
export const EveryStatus: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(sources.list).ok(
        toListPage(
          { ...storySource, status: 'processing', asset_status: 'Processing' },
          { ...storySource, id: 6, name: 'Tom Elm', status: 'inactive' },
          { ...google, asset_status: 'NoAsset' },
          { ...crm, client_user_id: 3 },
          { ...crm, id: 7, name: 'Elm Street', status: 'canceled' },
        ),
      ),
    );
  },
};
