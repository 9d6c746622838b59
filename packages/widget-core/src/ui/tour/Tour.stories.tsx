import type { TourConfig } from '@adlane/contract/widget/outbound/visitor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { HostPage } from '../../../test/HostPage';
import { testScope } from '../../../test/testScope';
import { parseFlowConfig } from '../../config/parseFlowConfig';
import { createTranslate } from '../../texts/createTranslate';
import { outboundTexts } from '../../texts/outboundTexts';
import { parseTour } from '../../tour/parseTour';
import { startTour } from './startTour';

type TourArgs = {
  readonly config: TourConfig | undefined;
  readonly index: number;
  readonly rtl: boolean;
  readonly isHostile: boolean;
  readonly onEnd: (end: 'completed' | 'quit') => void;
};

function TourOnPage({ config, index, rtl, isHostile, onEnd }: TourArgs) {
  const projectConfig = () => parseFlowConfig({ color: '#0F766E', localizationOptions: { rtl } });
  return (
    <HostPage
      isHostile={isHostile}
      start={(host) =>
        config
          ? startTour({
              scope: testScope().scope,
              host,
              translate: createTranslate(projectConfig, outboundTexts),
              projectConfig,
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
  args: { config: tour, index: 0, rtl: false, isHostile: false, onEnd: fn() },
} satisfies Meta<typeof TourOnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RightToLeft: Story = { args: { rtl: true } };
