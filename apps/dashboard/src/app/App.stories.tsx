import type { Meta, StoryObj } from '@storybook/react-vite';
import { getDefaultStore } from 'jotai';
import { useEffect, useState } from 'react';
import { createMemoryRouter, createPath } from 'react-router';
import { fn } from 'storybook/test';
import { getSessionAtom } from '../session/session.atoms';
import { changeColorMode } from '../theme/colorMode';
import { App } from './App';
import { routes } from './routes';

type AppStoryProps = {
  path: string;
  locale: string;
  dir?: 'ltr' | 'rtl';
  colorMode: 'light' | 'dark' | undefined;
  onAddress: (address: string) => void;
};

/** The whole app with an in-memory router. */
function AppInMemory({ path, onAddress, ...props }: AppStoryProps) {
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [path] }));
  useEffect(() => router.subscribe(({ location }) => onAddress(createPath(location))), [router, onAddress]);
  return <App router={router} {...props} />;
}

function signOutEverywhere(): void {
  window.localStorage.clear();
  // Atoms and shared values outlive a story.
  changeColorMode('system');
  for (const kind of ['agency', 'superAdmin', 'viewingAgency'] as const) {
    getDefaultStore().set(getSessionAtom({ kind }), undefined);
  }
}

const meta = {
  title: 'Flows/Ads',
  component: AppInMemory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/login', locale: 'en-US', colorMode: 'light', onAddress: fn() },
  render: (args, { globals }) => (
    <AppInMemory
      {...args}
      locale={globals.direction === 'rtl' ? 'he-IL' : 'en-US'}
      dir={globals.direction === 'rtl' ? 'rtl' : 'ltr'}
      // Undefined in a story that selects a theme itself.
      colorMode={args.colorMode && (globals.theme === 'dark' ? 'dark' : 'light')}
    />
  ),
  beforeEach() {
    signOutEverywhere();
    return signOutEverywhere;
  },
} satisfies Meta<typeof AppInMemory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
