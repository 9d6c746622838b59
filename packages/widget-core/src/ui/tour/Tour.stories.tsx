import { defaultPageTexts } from '@adlane/contract/widget/flowConfig';
import type { TourConfig } from '@adlane/contract/widget/outbound/visitor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { HostPage } from '../../../test/HostPage';
import { testScope } from '../../../test/testScope';
import { parseFlowConfig } from '../../config/parseFlowConfig';
import { applyProjectTheme } from '../../overlay/applyProjectTheme';
import { createTranslate } from '../../texts/createTranslate';
import { outboundTexts } from '../../texts/outboundTexts';
import { parseTour } from '../../tour/parseTour';
import { startTour } from './startTour';

type TourArgs = {
  readonly config: TourConfig | undefined;
  readonly index: number;
  /** Configuration of the project, with the texts of the visitor's language. */
  readonly project: object;
  readonly isHostile: boolean;
  readonly onEnd: (end: 'completed' | 'quit') => void;
};

function TourOnPage({ config, index, project, isHostile, onEnd }: TourArgs) {
  const projectConfig = () => parseFlowConfig({ color: '#0F766E', ...project });
  return (
    <HostPage
      isHostile={isHostile}
      start={(host) =>
        config
          ? startTour({
              scope: testScope().scope,
              host,
              translate: createTranslate(projectConfig, outboundTexts),
              applyTheme: (container) => applyProjectTheme(container, projectConfig()),
              config,
              index,
              onStep: () => undefined,
              onEnd,
            })
          : () => undefined
      }
    >
      <button type="button" id="buy">
        Buy bread
      </button>{' '}
      <input aria-label="Name" id="name" dir="auto" />
    </HostPage>
  );
}

const tour = parseTour({
  allowClose: true,
  backButton: true,
  sender: { firstName: 'Mia' },
  nextText: 'Next',
  prevText: 'Back',
  doneText: 'Done',
  steps: [
    { type: 'pointer', selector: '#buy', message: '<p>Press <b>Buy</b> to order.</p>' },
    { type: 'pointer', mode: 'INPUT', selector: '#name', message: '<p>Tell us your name.</p>' },
    { type: 'pointer', mode: 'CLICK', selector: '#buy', message: '<p>Now press it.</p>' },
    { type: 'post', message: '<h2>All set</h2><p>Your bread is on its way.</p>' },
  ],
});

const meta = {
  title: 'Widget/Product tour',
  component: TourOnPage,
  parameters: { layout: 'fullscreen', docs: { parts: { startTour } } },
  args: { config: tour, index: 0, project: {}, isHostile: false, onEnd: fn() },
} satisfies Meta<typeof TourOnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A tour that leaves its buttons to the widget's texts. */
const untitled = tour && { ...tour, nextText: '', prevText: '', doneText: '' };

const inLanguage = (lang: string, rtl: boolean) => ({
  staticTranslations: defaultPageTexts[lang],
  localizationOptions: { rtl },
});

export const RightToLeft: Story = { args: { config: untitled, project: inLanguage('ar', true) } };

export const Japanese: Story = { args: { config: untitled, project: inLanguage('ja', false) } };

export const Dark: Story = { args: { project: { backgroundColor: '#101820' } } };
