import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { onDemo } from './Contents.fixtures';
import messengerMeta from './Messenger.stories';

const meta = { ...messengerMeta, title: 'Widget/Messenger contents', tags: ['!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = { ...onDemo() };

export const Conversations: Story = { ...onDemo(() => [{ name: 'open-conversations', data: {} }]) };

export const Conversation: Story = {
  ...onDemo(({ shareToken }) => [{ name: 'open-conversation', data: { shareToken } }]),
};

export const Bot: Story = { ...onDemo(() => [{ name: 'start-bot', data: { botId: 'guide' } }]) };

export const HelpCenter: Story = { ...onDemo(() => [{ name: 'open-helpcenter', data: {} }]) };

export const Article: Story = {
  ...onDemo(({ article }) => [{ name: 'open-help-article', data: { articleId: article } }]),
};

export const News: Story = { ...onDemo(() => [{ name: 'open-news', data: {} }]) };

export const NewsArticle: Story = {
  ...onDemo(({ news }) => [{ name: 'open-news-article', data: { id: news } }]),
};

export const Checklist: Story = {
  ...onDemo(({ checklist }) => [{ name: 'open-checklist', data: { id: checklist } }]),
};

export const FeatureRequests: Story = { ...onDemo(() => [{ name: 'open-feature-requests', data: {} }]) };

export const Survey: Story = {
  ...onDemo(() => [
    { name: 'start-survey', data: { flow: 'satisfaction', format: 'survey', hideBackButton: true } },
  ]),
};

export const Loading: Story = {
  ...onDemo(() => [{ name: 'open-feature-requests', data: {} }], {
    answers: [mock(contract.featureRequests.list).slow()],
  }),
};

export const EmptyNews: Story = {
  name: 'Empty',
  ...onDemo(() => [{ name: 'open-feature-requests', data: {} }], {
    answers: [mock(contract.featureRequests.list).empty()],
  }),
};

export const Failed: Story = {
  name: 'Error',
  ...onDemo(() => [{ name: 'open-feature-requests', data: {} }], {
    answers: [mock(contract.featureRequests.list).error()],
  }),
};

export const Offline: Story = {
  ...onDemo(() => [{ name: 'open-feature-requests', data: {} }], {
    answers: [mock(contract.featureRequests.list).offline()],
  }),
};

export const German: Story = { ...onDemo(() => [], { language: 'de-AT' }) };

export const Arabic: Story = { ...onDemo(() => [], { language: 'ar' }) };
