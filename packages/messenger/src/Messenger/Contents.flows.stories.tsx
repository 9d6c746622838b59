import { contract, toColonPath } from '@adlane/contract';
import type { MessengerHome } from '@adlane/contract/widget/messenger';
import { mock, worldFlowConfig } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { en } from '../texts/en';
import { getIds, getPage, onDemo } from './Contents.fixtures';
import { deepOpens } from './deepOpens.fixtures';
import statesMeta from './Messenger.stories';

const meta = { ...statesMeta, title: 'Widget/Messenger contents/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const HomeLeadsToEverySection: Story = {
  ...onDemo(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Help' }));
    await expect(await canvas.findByRole('button', { name: /Getting started/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^News/ }));
    await expect(await canvas.findByRole('button', { name: /Recurring payments/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Messages/ }));
    await expect(await canvas.findByRole('button', { name: /Where is my invoice/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Home' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all: Checklists' }));
    await expect(await canvas.findByRole('button', { name: /Set up your account/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('heading', { name: 'Hi Ada' })).toBeVisible();
  },
};

const answerHome = (team: MessengerHome['team']) =>
  mock(contract.messenger.home).ok({
    conversations: { unread: 0, recent: [] },
    help: { total: 0, articles: [] },
    news: { total: 0, unread: 0, recent: [] },
    checklists: { total: 0, open: [] },
    featureRequests: { total: 0 },
    team,
  });

export const HomeShowsWhoOfTheTeamIsThere: Story = {
  ...onDemo(() => [], {
    answers: [answerHome({ online: ['Kim', 'Ana'], replyTime: 'hours', opensAt: null })],
  }),
  play: async ({ canvas, userEvent }) => {
    const status = 'Online now: Kim, Ana · We usually reply within a few hours.';
    await userEvent.click(await canvas.findByRole('button', { name: `Send us a message ${status}` }));
    await expect(await canvas.findByText(status)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Write a message' })).toBeVisible();
  },
};

export const HomeShowsWhenTheTeamIsBack: Story = {
  ...onDemo(() => [], {
    answers: [answerHome({ online: ['Kim'], replyTime: 'minutes', opensAt: '2026-11-30T08:00:00.000Z' })],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We are back Monday/)).toBeVisible();
    await expect(canvas.queryByText(/Online now|within minutes/)).not.toBeInTheDocument();
  },
};

export const WritesAConversation: Story = {
  ...onDemo(() => [{ name: 'open-conversations', data: {} }]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send us a message' }));
    const field = await canvas.findByRole('textbox', { name: 'Write a message' });
    await userEvent.type(field, 'Can I pay by card?{Enter}');
    const log = await canvas.findByRole('log');
    await expect(log).toHaveTextContent('Can I pay by card?');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Write a message' }), 'A Visa card.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(canvas.getByRole('log')).toHaveTextContent('A Visa card.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('button', { name: /Can I pay by card.*A Visa card/ })).toBeVisible();
  },
};

export const UndeliveredMessageIsSentLater: Story = {
  ...onDemo(({ shareToken }) => [{ name: 'open-conversation', data: { shareToken } }], {
    answers: [
      http.post(`*${toColonPath(contract.conversations.send.path)}`, () => HttpResponse.error(), {
        once: true,
      }),
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Write a message' });
    await userEvent.type(field, 'Hello?{Enter}');
    await expect(await canvas.findByText(/^Your message is saved/)).toBeVisible();
    await expect(field).toHaveValue('Hello?');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('log')).toHaveTextContent('Hello?'));
    await expect(canvas.queryByText(/^Your message is saved/)).not.toBeInTheDocument();
    await expect(field).toHaveValue('');
  },
};

export const MessageWaitsForAConnection: Story = {
  ...onDemo(({ shareToken }) => [{ name: 'open-conversation', data: { shareToken } }], {
    answers: [mock(contract.conversations.send).offline()],
  }),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Write a message' });
    await userEvent.type(field, 'Hello?{Enter}');
    await expect(await canvas.findByText(/^Your message is saved/)).toBeVisible();
    await expect(field).toHaveValue('Hello?');
    await expect(canvas.getByRole('log')).not.toHaveTextContent('Hello?');
  },
};

export const RefusedMessageStays: Story = {
  ...onDemo(({ shareToken }) => [{ name: 'open-conversation', data: { shareToken } }], {
    answers: [mock(contract.conversations.send).refuse('BODY_TOO_LARGE', 'This is too large.')],
  }),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Write a message' });
    await userEvent.type(field, 'Hello?{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your message was not sent.');
    await expect(field).toHaveValue('Hello?');
  },
};

export const BotFollowsItsScript: Story = {
  ...onDemo(() => [{ name: 'start-bot', data: { botId: 'guide', hideBackButton: true } }]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'A lost card' }));
    await waitFor(() => expect(canvas.getByRole('log')).toHaveTextContent('Block it under Cards.'));
    await expect(canvas.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  },
};

export const HelpIsBrowsedAndSearched: Story = {
  ...onDemo(() => [{ name: 'open-helpcenter', data: {} }]),
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Getting started/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /Open your account/ }));
    await expect(await canvas.findByRole('heading', { name: 'Confirm your identity' })).toBeVisible();
    await expect(getPage(loaded).findLast('page-changed')).toMatchObject({ data: { name: 'appextended' } });
    await userEvent.click(canvas.getByRole('link', { name: 'Write to us' }));
    await expect(getPage(loaded).findLast('open-url')).toMatchObject({
      data: 'https://brightside-dental.example/contact',
      newTab: true,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    const search = await canvas.findByRole('searchbox', { name: 'Search for help' });
    await userEvent.type(search, 'recovery');
    await expect(await canvas.findByRole('button', { name: /Turn on two-step sign-in/ })).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'zebra');
    await expect(await canvas.findByText('Nothing matches “zebra”.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send us a message' })).toBeVisible();
  },
};

export const AllContentsAreSearchedByKeyboard: Story = {
  ...onDemo(() => [{ name: 'open-helpcenter-search', data: { term: 'account' } }]),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: /Open your account.*Article$/ })).toBeVisible();
    const checklist = canvas.getByRole('button', { name: /Set up your account.*Checklist$/ });
    checklist.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Set up your account' })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('searchbox', { name: 'Search for help' })).toHaveValue('account');
  },
};

export const ASearchThatFailedIsRepeated: Story = {
  ...onDemo(() => [{ name: 'open-helpcenter-search', data: { term: 'account' } }], {
    answers: [mock(contract.messenger.search).error()],
  }),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText('This could not be loaded.')).toBeVisible();
    msw.use(
      mock(contract.messenger.search).ok({
        data: [{ kind: 'news', id: '7', title: 'Accounts for teams', text: 'From Monday.' }],
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(
      await canvas.findByRole('button', { name: 'Accounts for teams From Monday. News' }),
    ).toBeVisible();
  },
};

export const NewsAreReadOnce: Story = {
  ...onDemo(() => [{ name: 'open-news', data: {} }]),
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Recurring payments.*New/ }));
    await expect(await canvas.findByRole('heading', { name: 'How it works' })).toBeVisible();
    await expect(getPage(loaded).findLast('page-changed')).toMatchObject({ data: { name: 'newsdetails' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    const row = await canvas.findByRole('button', { name: /Recurring payments/ });
    await waitFor(() => expect(row).not.toHaveTextContent(/New$/));
  },
};

export const NewsAreReactedTo: Story = {
  ...onDemo(({ news }) => [{ name: 'open-news-article', data: { id: news } }]),
  play: async ({ canvas, userEvent }) => {
    const like = await canvas.findByRole('button', { name: 'I like it' });
    like.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'I like it' })).toHaveAttribute('aria-pressed', 'true'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Neutral' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Neutral' })).toHaveAttribute('aria-pressed', 'true'),
    );
    await expect(canvas.getByRole('button', { name: 'I like it' })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Neutral' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Neutral' })).toHaveAttribute('aria-pressed', 'false'),
    );
  },
};

export const ChecklistIsCompleted: Story = {
  ...onDemo(({ checklist }) => [{ name: 'start-checklist', data: { outboundId: checklist } }]),
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText('0 of 4 completed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    await expect(getPage(loaded).findLast('run-custom-action')).toMatchObject({ data: 'inviteColleague' });
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as completed: Complete your profile' }));
    await expect(await canvas.findByText('1 of 4 completed')).toBeVisible();
    await expect(canvas.getByText('Complete your profile').closest('li')).toHaveFocus();
    await expect(getPage(loaded).findLast('notify-event')).toMatchObject({
      data: { type: 'checklist-step-completed', data: { stepId: 'profile' } },
    });
    for (const step of ['Turn on two-step sign-in', 'Invite a colleague', 'Tell us what is missing']) {
      await userEvent.click(await canvas.findByRole('button', { name: `Mark as completed: ${step}` }));
      await waitFor(() =>
        expect(canvas.queryByRole('button', { name: `Mark as completed: ${step}` })).not.toBeInTheDocument(),
      );
    }
    await expect(await canvas.findByText('All done. Great work!')).toBeVisible();
  },
};

export const RequestsAreVotedAndWritten: Story = {
  ...onDemo(() => [{ name: 'open-feature-requests', data: {} }]),
  play: async ({ canvas, userEvent }) => {
    const vote = await canvas.findByRole('button', { name: /Vote for Export movements as CSV/ });
    await expect(vote).toHaveTextContent('2');
    await userEvent.click(vote);
    const voted = await canvas.findByRole('button', {
      name: /Withdraw your vote for Export movements as CSV/,
    });
    await waitFor(() => expect(voted).toHaveTextContent('3'));
    await userEvent.click(canvas.getByRole('button', { name: 'Suggest a feature' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send request' }));
    const title = canvas.getByRole('textbox', { name: /What would you like/ });
    await expect(title).toHaveAccessibleDescription('Please fill this in.');
    await userEvent.type(title, 'Apple Pay');
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await expect(
      await canvas.findByRole('button', { name: /Withdraw your vote for Apple Pay/ }),
    ).toHaveTextContent('1');
  },
};

export const SurveyHasPages: Story = {
  ...onDemo(() => [
    { name: 'start-survey', data: { flow: 'satisfaction', format: 'survey', hideBackButton: true } },
  ]),
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText('Page 1 of 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Please fill this in.');
    await waitFor(() => expect(canvas.getByRole('radio', { name: '0' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('radio', { name: '9' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByText('Page 2 of 3')).toHaveFocus());
    await userEvent.type(await canvas.findByRole('textbox'), 'Fast');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Cards' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: /You may contact me/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send answers' }));
    await expect(await canvas.findByText('Thank you!')).toBeVisible();
    await expect(getPage(loaded).findLast('notify-event')).toMatchObject({
      data: { data: { formData: { score: 9, reason: 'Fast', parts: ['Cards'], contact: true } } },
    });
    await waitFor(() => expect(getPage(loaded).findLast('height-update')).toBeDefined());
  },
};

export const FailedContentIsLoadedAgain: Story = {
  ...onDemo(() => [{ name: 'open-news', data: {} }], { answers: [mock(contract.news.list).error()] }),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This could not be loaded.');
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: /Recurring payments/ })).toBeVisible();
  },
};

export const EveryDeepOpenShowsItsContent: Story = {
  ...onDemo(),
  play: async ({ canvas, userEvent, loaded }) => {
    await canvas.findByRole('heading', { name: 'Hi Ada' });
    for (const [toMessage, findHeading] of deepOpens) {
      getPage(loaded).say(toMessage(getIds()));
      const name = findHeading(en, worldFlowConfig);
      await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await canvas.findByRole('heading', { name: 'Hi Ada' });
    }
  },
};

export const NewContentArrivesWhileOpen: Story = {
  ...onDemo(() => [{ name: 'open-conversations', data: {} }]),
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('button', { name: /Where is my invoice/ });
    const { session } = getIds();
    await fetch('https://adlane.test/sdk/conversations', {
      method: 'POST',
      headers: session,
      body: JSON.stringify({ text: 'From another tab' }),
    });
    getPage(loaded).say({ name: 'content-changed' });
    await expect(await canvas.findByRole('button', { name: /From another tab/ })).toBeVisible();
  },
};

export const GermanTexts: Story = {
  ...onDemo(() => [], { language: 'de-AT' }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Hallo Ada' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Hilfe' }));
    await expect(await canvas.findByRole('searchbox', { name: 'Hilfe durchsuchen' })).toBeVisible();
  },
};

export const ARequestIsDiscussed: Story = {
  ...onDemo(() => [{ name: 'open-feature-requests', data: {} }]),
  play: async ({ canvas, userEvent }) => {
    const [title] = await canvas.findAllByRole('article');
    const open = within(title ?? canvas.getByRole('main')).getAllByRole('button')[1];
    if (!open) throw new Error('The demo has no feature request.');
    open.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Comments' })).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'Write a comment' });
    await userEvent.type(field, 'On weekdays, please.{Enter}');
    await expect(await canvas.findByText('On weekdays, please.')).toBeVisible();
    await waitFor(() => expect(field).toHaveValue(''));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByText('1 comment')).toBeVisible();
  },
};

export const AFileAnswersAQuestion: Story = {
  ...onDemo(() => [{ name: 'start-survey', data: { flow: 'satisfaction', format: 'survey' } }], {
    answers: [
      mock(contract.surveys.view).ok({
        id: 'satisfaction',
        title: 'What happened?',
        form: [{ name: 'proof', title: 'Your invoice', type: 'file', required: true }],
      }),
    ],
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const question = within(await canvas.findByRole('group', { name: 'Your invoice' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send answers' }));
    await expect(await question.findByText('Please fill this in.')).toBeVisible();
    await waitFor(() => expect(question.getByRole('button', { name: 'Attach a file' })).toHaveFocus());
    const chooser = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!chooser) throw new Error('The question has no chooser.');
    const files = [new File(['one'], 'invoice.pdf'), new File(['two'], 'receipt.pdf')];
    await userEvent.upload(chooser, files);
    await expect(await question.findByText('receipt.pdf')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Remove invoice.pdf' }));
    await waitFor(() => expect(question.queryByText('invoice.pdf')).not.toBeInTheDocument());
    await expect(question.queryByText('Please fill this in.')).not.toBeInTheDocument();
  },
};
