import {
  drainUnhandled,
  type NetworkCondition,
  openWorld,
  resetWorld,
  selectWorld,
  setCallOutcomes,
  setLatency,
  setNetworkCondition,
  signInAs,
  stampRequests,
  startTurn,
  worldNow,
} from '@adlane/mocks';
import { setLanguage } from '@adlane/ui';
import '@fontsource-variable/inter';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure, expect, waitFor } from 'storybook/test';
import { removeToasts } from '../packages/ui/src/primitives/Toaster/Toaster';
import './preview.css';
import { type WatchedMessages, watchMessages } from './messages/watchMessages';
import { connectPanel, getPanelClock } from './panel/connectPanel';
import { chooseControls } from './props/chooseControls';
import { hideUndocumented } from './props/hideUndocumented';
import { applySystemSettings } from './story/applySystemSettings';
import { DocsPage } from './story/DocsPage';
import { globalTypes, initialGlobals, viewports } from './story/globals';
import { modes } from './story/modes';
import { paceUser } from './story/paceUser';
import { pseudoTexts } from './story/pseudoTexts';
import { restoreClock, shiftClock } from './story/shiftClock';
import { startWorker } from './story/startWorker';
import { ThemedDocs } from './story/ThemedDocs';
import { waitForEffects } from './story/waitForEffects';
import { type WatchedPage, watchPage } from './story/watchPage';
import { withApp } from './story/withApp';

/** Titles of stories whose components call the API. */
const callingStory = /^(Screens|Ad editor)\//;

const isTest = import.meta.env.MODE === 'test';

// Catches only hangs.
configure({ asyncUtilTimeout: 60_000 });
// Each attempt of a waiting query would print the whole page into an error that the next one replaces.
if (isTest) configure({ getElementError: (message) => new Error(message ?? undefined) });

// Tests of many stories share a page; Storybook's own page also belongs to its manager.
let page: WatchedPage | undefined;
let previousStory = 'No story';
let messages: WatchedMessages | undefined;

/**
 * Restores the page and its requests, and refuses to start a story on a page that the previous one still changes.
 * @throws Error with the names of that story and of what it left
 */
function resetPage(canvas: HTMLElement, story: string): void {
  if (!page) return;
  startTurn();
  setCallOutcomes({});
  setLatency(0);
  page.reset(canvas);
  removeToasts();
  const leftovers = page.listLeftovers(canvas);
  const earlierStory = previousStory;
  previousStory = story;
  if (leftovers.length > 0) throw new Error(`${earlierStory} left:\n${leftovers.join('\n')}`);
}

// Only violations fail a test; reporting passed rules would add a hundred kilobytes per story.
const axeOptions = isTest ? { resultTypes: ['violations'] } : {};

const preview: Preview = {
  tags: ['autodocs', 'design'],
  globalTypes,
  initialGlobals,
  loaders: [mswLoader(startWorker)],
  decorators: [withApp],
  argTypesEnhancers: [chooseControls, hideUndocumented],
  parameters: {
    layout: 'padded',
    docs: { page: DocsPage, container: ThemedDocs },
    controls: { matchers: { color: /color$/i, date: /(_at|Time)$/ } },
    viewport: { options: viewports },
    // What is leaving has lost its texts already.
    a11y: {
      test: 'error',
      options: axeOptions,
      context: { exclude: ['[data-part="content"][data-state="closed"]'] },
    },
    chromatic: { modes },
    options: {
      storySort: {
        order: [
          'Adlane',
          [
            'Welcome',
            'For designers',
            'For developers',
            'For agencies',
            'For site owners',
            'Ten tasks',
            'Products',
            '*',
          ],
          'Foundations',
          'Actions',
          'Inputs',
          'Forms',
          'Data',
          'Feedback',
          'Overlays',
          'Navigation',
          'Layout',
          'Media',
          'Theming',
          'Ad editor',
          'Screens',
          ['Ads', 'Widget', 'Account', '*'],
          'Widget',
          '*',
        ],
      },
    },
  },
  async beforeAll() {
    if (isTest && !page) {
      stampRequests();
      page = watchPage(window);
      // On a busy machine it takes as long as a story waits for its first answer.
      await openWorld();
    }
    return connectPanel();
  },
  async beforeEach(context) {
    const { canvasElement, globals, parameters, title, name } = context;
    resetPage(canvasElement, `${title} › ${name}`);
    context.userEvent = paceUser(context.userEvent, document);
    const isStored = parameters.world === 'stored';
    selectWorld(isStored ? 'stored' : 'seeded');
    if (isStored) restoreClock();
    else shiftClock(new Date(worldNow.getTime() + getPanelClock()));
    setLanguage(undefined, globals.texts === 'pseudo' ? pseudoTexts : {});
    applySystemSettings(document, {
      isCompact: globals.density === 'compact',
      isCalm: globals.motion === 'reduced',
      hasForcedColors: globals.colors === 'forced',
    });
    setNetworkCondition(globals.network as NetworkCondition);
    signInAs(globals.role === 'none' ? undefined : globals.role);
    drainUnhandled();
    if (!isStored) await resetWorld();
    // The first answer would otherwise take seconds, and the first picture of a state would be its spinner.
    if (callingStory.test(title)) await openWorld();
    const watched = watchMessages(document, parameters.showsMessages ?? []);
    messages = watched;
    return watched.stop;
  },
  mount: (context) => async (ui) => {
    if (ui) context.originalStoryFn = () => ui;
    await context.renderToCanvas();
    await waitForEffects();
    return context.canvas;
  },
  async afterEach() {
    // `parameters.showsMessages` is a story's claim that its play triggers these messages.
    await waitFor(() => expect(messages?.listMissing()).toEqual([]));
    const unhandled = drainUnhandled();
    if (unhandled.length > 0) {
      throw new Error(`The story made requests without a handler:\n${unhandled.join('\n')}`);
    }
  },
};

export default preview;
