import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import { Toaster } from '@adlane/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { storyInserts } from '../story/storyInserts';
import { SmartInsertsEditor, type SmartInsertsEditorProps } from './SmartInsertsEditor';
import { sent } from './SmartInsertsEditor.fixtures';

function WithKinds(props: SmartInsertsEditorProps) {
  const [kind, setKind] = useState(props.kind);
  return (
    <>
      <SmartInsertsEditor {...props} kind={kind} onKind={setKind} />
      <Toaster />
    </>
  );
}

const saves = http.put(`*${contract.smartInserts.update.path}`, async ({ request }) => {
  sent(await request.json());
  return HttpResponse.json(storyInserts);
});

const meta = {
  title: 'Ad editor/SmartInsertsEditor',
  component: SmartInsertsEditor,
  render: (args) => <WithKinds {...args} />,
  args: { kind: 'business', onKind: fn() },
  beforeEach({ msw }) {
    sent.mockClear();
    msw.use(
      saves,
      mock(contract.smartInserts.view).ok(storyInserts),
      mock(contract.smartInserts.deleteCustom).ok({ message: 'Smart insert deleted successfully.' }),
    );
  },
} satisfies Meta<typeof SmartInsertsEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(mock(contract.smartInserts.view).slow());
  },
};

export const Empty: Story = {
  args: { kind: 'custom' },
  beforeEach: ({ msw }) => {
    msw.use(mock(contract.smartInserts.view).ok({ ...storyInserts, custom: [] }));
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(mock(contract.smartInserts.view).error());
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
};
