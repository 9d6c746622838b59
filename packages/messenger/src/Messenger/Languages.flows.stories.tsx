import { demoSdkKey } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { en } from '../texts/en';
import { findLanguage, loadTexts } from '../texts/languages';
import { getIds, getPage, onDemo } from './Contents.fixtures';
import { deepOpens } from './deepOpens.fixtures';
import { listUntranslated, recordWrittenTexts } from './listUntranslated.fixtures';
import { listWrongDirections } from './listWrongDirections.fixtures';
import statesMeta from './Messenger.stories';

const meta = { ...statesMeta, title: 'Widget/Messenger languages/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens each of the 15 contents in a language, and checks every text of it. */
function inLanguage(tag: string, dir: 'ltr' | 'rtl'): Story {
  const onPage = onDemo(() => [], { language: tag });
  let written: ReadonlySet<string> = new Set();
  return {
    ...onPage,
    async beforeEach(context) {
      const recorder = recordWrittenTexts();
      written = recorder.texts;
      spyOn(window, 'fetch').mockImplementation(recorder.fetch);
      await onPage.beforeEach(context);
    },
    async play({ canvas, canvasElement, loaded }) {
      const language = findLanguage(tag);
      const texts = language ? await loadTexts(language) : en;
      const { flowConfig } = await (
        await fetch(`https://adlane.test/sdk/config/${demoSdkKey}?lang=${tag}`)
      ).json();
      const { documentElement } = document;
      const expectTranslated = () =>
        expect(
          listUntranslated(canvasElement, { texts, written: [...written, 'Ada'], language: tag }),
        ).toEqual([]);
      await canvas.findByRole('heading', { level: 1, name: texts.greetingName.replace('{name}', 'Ada') });
      await waitFor(expectTranslated);
      for (const [toMessage, findHeading] of deepOpens) {
        getPage(loaded).say(toMessage(getIds()));
        await canvas.findByRole('heading', { level: 1, name: findHeading(texts, flowConfig) });
        await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
        await waitFor(expectTranslated);
        await waitFor(() => expect(listWrongDirections(canvasElement)).toEqual([]));
        await expect([documentElement.lang, documentElement.dir]).toEqual([tag, dir]);
      }
    },
  };
}

export const English: Story = inLanguage('en', 'ltr');
export const Arabic: Story = inLanguage('ar', 'rtl');
export const Japanese: Story = inLanguage('ja', 'ltr');
