import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';

function CallsTheWorld({ address }: { readonly address: string }) {
  useEffect(() => {
    void fetch(address).catch(() => undefined);
  }, [address]);
  return <p>{address}</p>;
}

/** Not part of Storybook: `unmocked.browser.test.ts` runs these stories and expects them to fail. */
const meta = {
  title: 'Unmocked',
  component: CallsTheWorld,
  play: async () => {
    await new Promise((resolve) => setTimeout(resolve, 200));
  },
} satisfies Meta<typeof CallsTheWorld>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnotherHost: Story = { args: { address: 'https://graph.facebook.com/v25.0/me' } };
export const UnknownCall: Story = { args: { address: '/api/v9/nothing' } };
export const OwnPage: Story = { args: { address: '/favicon.svg' } };
