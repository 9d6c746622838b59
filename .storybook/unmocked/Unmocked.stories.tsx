import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';

function CallsTheWorld({ address }: { readonly address: string }) {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    fetch(address)
      .catch(() => undefined)
      .finally(() => setSettled(true));
  }, [address]);
  return <p>{isSettled ? 'Settled' : address}</p>;
}

/** Not part of Storybook: `unmocked.browser.test.ts` runs these stories and expects them to fail. */
const meta = {
  title: 'Unmocked',
  component: CallsTheWorld,
  play: async ({ canvas }) => {
    await canvas.findByText('Settled');
  },
} satisfies Meta<typeof CallsTheWorld>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnotherHost: Story = { args: { address: 'https://graph.facebook.com/v25.0/me' } };
export const UnknownCall: Story = { args: { address: '/api/v9/nothing' } };
export const OwnPage: Story = { args: { address: '/favicon.svg' } };
