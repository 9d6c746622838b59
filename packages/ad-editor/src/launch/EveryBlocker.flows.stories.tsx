import type { Template } from '@adlane/contract/ads/templates';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { findField, findFieldTab } from '../editor/TemplateEditor/frame/editorFocus';
import statesMeta from '../editor/TemplateEditor/TemplateEditor.stories';
import { carouselTemplate } from '../facebook/carousel/CarouselCards.fixtures';
import { facebookEditor } from '../facebook/facebookEditor';
import { listBlockerFields } from '../story/blockerFields';
import { editorMocks } from '../story/editorMocks';
import { editorArgs } from '../story/editorStory';
import { storyTemplate } from '../story/storyTemplate';
import { findFix } from './launchFix';

type UserEvent = {
  click: (on: Element) => Promise<void>;
  selectOptions: (on: Element, value: string) => Promise<void>;
};

/** The paths that a control is about: its name's, and those that the part around it names. */
function listPaths(control: HTMLElement | null): string[] {
  const name = control?.getAttribute('name')?.replace(/\[(\d+)\]/g, '.$1') ?? '';
  const around = control?.closest<HTMLElement>('[data-fields]')?.dataset.fields ?? '';
  return [name, ...around.split(' ')].filter((path) => path !== '');
}

/** True if a control belongs to a path, to a part of it or to what contains it. */
function isAbout(control: HTMLElement | null, path: string): boolean {
  return listPaths(control).some(
    (own) => `${own}.`.startsWith(`${path}.`) || `${path}.`.startsWith(`${own}.`),
  );
}

/** Every one of the fields has a tab, and on it a control that is about nothing else. */
async function expectInEditor(root: HTMLElement, userEvent: UserEvent, fields: readonly string[]) {
  const open = { platform: 'facebook', tab: 'adEditor' } as const;
  const tabs = within(await screen.findByRole('tablist'));
  for (const field of fields) {
    const fix = findFix(field, true);
    const path = fix.in === 'editor' ? fix.field : '';
    const tab = facebookEditor.tabs.find(
      ({ value }) => value === findFieldTab([facebookEditor], open, path)?.tab,
    );
    // One tab is open at a time.
    // oxlint-disable-next-line no-await-in-loop
    await userEvent.click(tabs.getByRole('tab', { name: new RegExp(`^${tab?.label ?? field}`) }));
    // oxlint-disable-next-line no-await-in-loop
    await waitFor(() => expect(isAbout(findField(root, path), path), field).toBe(true));
  }
}

function buildTemplate(templateAdType: Template['templateAdType']): Template {
  return { ...storyTemplate, templateAdType };
}

/** Creates a story with a template of one kind and the blockers of that kind. */
function ofKind(kind: 'leadform' | 'landing_page' | 'messenger'): Story {
  const template = buildTemplate(kind);
  return {
    args: editorArgs([facebookEditor], template),
    beforeEach({ msw }) {
      msw.use(...editorMocks(template));
    },
    play: ({ canvasElement, userEvent }) => expectInEditor(canvasElement, userEvent, listBlockerFields(kind)),
  };
}

const meta = {
  ...statesMeta,
  title: 'Ad editor/LaunchDrawer/Blocker flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const InALeadAd = ofKind('leadform');

export const InATrafficAd = ofKind('landing_page');

export const InAMessageAd = ofKind('messenger');

export const InACarousel: Story = {
  args: editorArgs([facebookEditor], carouselTemplate),
  beforeEach({ msw }) {
    msw.use(...editorMocks(carouselTemplate));
  },
  play: async ({ canvasElement, userEvent }) => {
    await screen.findByRole('textbox', { name: 'Headline of card 1' });
    await expectInEditor(canvasElement, userEvent, listBlockerFields('carousel'));
  },
};

/** A field of the launch is on the step that the link opens, found by the name that receives the focus. */
export const InTheLaunch: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Launch' }));
    const drawer = await screen.findByRole('dialog');
    async function expectAt(step: string, fields: readonly string[]): Promise<void> {
      for (const field of fields) {
        const fix = findFix(field, true);
        // oxlint-disable-next-line no-await-in-loop
        await expect(fix, field).toMatchObject({ in: 'launch', step });
        const name = fix.in === 'launch' ? fix.name : '';
        // oxlint-disable-next-line no-await-in-loop
        await waitFor(() =>
          expect(drawer.querySelector(`[name="${CSS.escape(name)}"]`), field).not.toBeNull(),
        );
      }
    }
    await expectAt('account', listBlockerFields('account'));
    await userEvent.click(await within(drawer).findByRole('button', { name: 'Continue' }));
    await expectAt('budget', listBlockerFields('budget'));
    await userEvent.selectOptions(within(drawer).getByRole('combobox', { name: /Countries/ }), 'DE');
    await expectAt('budget', listBlockerFields('eu'));
    await userEvent.selectOptions(within(drawer).getByRole('combobox', { name: /Countries/ }), 'SG');
    await expectAt('budget', listBlockerFields('identities'));
  },
};
