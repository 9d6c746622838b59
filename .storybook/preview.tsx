import {
  drainUnhandled,
  type NetworkCondition,
  resetWorld,
  setNetworkCondition,
  signInAs,
  worldNow,
} from '@adlane/mocks';
import '@fontsource-variable/inter';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import './preview.css';
import { DocsPage } from './story/DocsPage';
import { globalTypes, initialGlobals, viewports } from './story/globals';
import { modes } from './story/modes';
import { shiftClock } from './story/shiftClock';
import { startWorker } from './story/startWorker';
import { withApp } from './story/withApp';

// The first call of a run starts the in-tab database, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

const axeRules: string | undefined = import.meta.env.ADLANE_AXE_RULES;

// Only violations fail a test; reporting passed rules would add a hundred kilobytes per story.
const axeOptions =
  import.meta.env.MODE === 'test'
    ? {
        resultTypes: ['violations'],
        ...(axeRules && { runOnly: { type: 'rule', values: axeRules.split(' ') } }),
      }
    : {};

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  loaders: [mswLoader(startWorker)],
  decorators: [withApp],
  parameters: {
    layout: 'padded',
    docs: { page: DocsPage },
    controls: { matchers: { color: /color$/i, date: /(_at|Time)$/ } },
    viewport: { options: viewports },
    a11y: { test: 'error', options: axeOptions },
    chromatic: { modes },
    options: {
      storySort: { order: ['Adlane', ['Welcome', '*'], 'UI', 'Ad editor', 'Screens', 'Widget', '*'] },
    },
  },
  async beforeEach({ globals }) {
    shiftClock(worldNow);
    setNetworkCondition(globals.network as NetworkCondition);
    signInAs(globals.role === 'none' ? undefined : globals.role);
    drainUnhandled();
    await resetWorld();
  },
  afterEach() {
    const unhandled = drainUnhandled();
    if (unhandled.length > 0) {
      throw new Error(`The story made requests without a handler:\n${unhandled.join('\n')}`);
    }
  },
};

export default preview;
