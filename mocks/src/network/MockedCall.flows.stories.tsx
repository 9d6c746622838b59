import { contract } from '@adlane/contract';
import {
  type CallOutcome,
  type CallRecord,
  mock,
  setCallOutcomes,
  setLatency,
  subscribeCalls,
} from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { folder } from './MockedCall.fixtures';
import statesMeta from './MockedCall.stories';

const meta = { ...statesMeta, title: 'Adlane/Mocked calls/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const FixedAnswer: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.folders.list).ok({ data: [folder], meta: { page: 1, per_page: 12, total: 1 } }));
  },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('Health & Wellness');
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.folders.list).empty());
  },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('0 folders');
  },
};

export const Refused: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.folders.list).refuse('FORBIDDEN', "You don't have permission to perform this action."),
    );
  },
  async play({ canvasElement }) {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent('HttpError: folders.list answered 403');
  },
};

export const Broken: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.folders.list).error());
  },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('500: Technical Problem');
  },
};

export const Waiting: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.folders.list).slow());
  },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('status');
  },
};

export const Offline: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.folders.list).offline());
  },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('NetworkError');
  },
};

/** No override: the API in the tab answers, from the seeded world. */
export const Answered: Story = {
  async play({ canvasElement }) {
    await within(canvasElement).findByText('Health & Wellness');
  },
};

export const AnsweredToAClient: Story = {
  globals: { role: 'Client' },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('Health & Wellness');
  },
};

export const OnABrokenNetwork: Story = {
  globals: { network: 'error' },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('500: Technical Problem');
  },
};

/** Sets the outcome as the state panel does, until the story ends. */
function setOutcome(outcome: CallOutcome): () => void {
  setCallOutcomes({ 'folders.list': outcome });
  return () => setCallOutcomes({});
}

/** An error that is set in the panel replaces the answer of the API. */
export const ErrorOfPanel: Story = {
  beforeEach: () => setOutcome(503),
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'folders.list answered 503',
    );
  },
};

export const EmptyOfPanel: Story = {
  beforeEach: () => setOutcome('empty'),
  async play({ canvasElement }) {
    await within(canvasElement).findByText('0 folders');
  },
};

/** With OK, the API answers although the story has a fixed error. */
export const OkOfPanel: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.folders.list).error());
    return setOutcome('ok');
  },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('Health & Wellness');
  },
};

const recorded: CallRecord[] = [];

/** The panel's log has the call with its status, and the latency in its duration. */
export const LoggedWithLatency: Story = {
  beforeEach({ msw }) {
    recorded.length = 0;
    setLatency(200);
    msw.use(mock(contract.folders.list).empty());
    const stop = subscribeCalls((record) => recorded.push(record));
    return () => {
      stop();
      setLatency(0);
    };
  },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('0 folders');
    await waitFor(() => expect(recorded).toHaveLength(1));
    const [{ name, method, status, durationMs } = {}] = recorded as Partial<CallRecord>[];
    await expect({ name, method, status }).toEqual({ name: 'folders.list', method: 'GET', status: 200 });
    await expect(durationMs).toBeGreaterThanOrEqual(200);
  },
};
