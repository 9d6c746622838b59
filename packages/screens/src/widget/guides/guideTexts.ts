import {
  type GuideForm,
  type GuideKind,
  type GuideRow,
  guideDefaults,
  type TourStepForm,
} from '@adlane/contract/widget/guides';
import { allVisitors } from '@adlane/contract/widget/outbound/manage';
import { translate } from '@adlane/ui';
import type { Confirmation } from '../../shared/confirm/useConfirmation';

type KindTexts = {
  /** Name of the list. */
  readonly list: string;
  readonly noun: string;
  readonly added: string;
  readonly none: string;
  readonly search: string;
  readonly description: string;
  readonly emptyText: string;
};

/** Texts of each kind of guide. */
export const kindTexts: Readonly<Record<GuideKind, KindTexts>> = {
  tour: {
    list: 'Product tours',
    noun: 'tour',
    added: 'New tour',
    none: 'No tours yet',
    search: 'Search tours',
    description: 'Walk visitors through your site step by step, and see where they stop.',
    emptyText: 'Three to five steps are a good start: what should a new visitor find first?',
  },
  tooltip: {
    list: 'Tooltips',
    noun: 'tooltip',
    added: 'New tooltip',
    none: 'No tooltips yet',
    search: 'Search tooltips',
    description: 'Explain a field or a button where visitors need it.',
    emptyText: 'Start with the field that raises the most questions.',
  },
};

/** Badge of a live guide whose elements pages do not have. */
export const missingBadge = { tone: 'warning', text: 'Element missing' } as const;

/** Returns a new step beside an element. */
export function createTourStep(): TourStepForm {
  return { ...guideDefaults.step, message: '' };
}

/** Returns a new guide, which can be saved as it is. */
export function createGuide(kind: GuideKind): GuideForm {
  if (kind === 'tooltip') {
    return {
      kind,
      name: '',
      audience: allVisitors,
      config: { ...guideDefaults.tooltip, selector: '', html: '' },
    };
  }
  return {
    kind,
    name: '',
    config: {
      ...guideDefaults.tour,
      steps: [
        { ...createTourStep(), type: 'post', message: '<h3>Welcome</h3><p>Let us show you around.</p>' },
      ],
    },
  };
}

/** Returns the text of HTML in one line. */
export function toPlainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replaceAll('</', ' </'), 'text/html');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Formats the share of visitors who finished a tour of those who started it: '52%'; a dash if none did. */
export function formatFinished({ started, completed }: Pick<GuideRow, 'started' | 'completed'>): string {
  return started === 0 ? '–' : `${Math.round((completed / started) * 100)}%`;
}

/** Prompt before a guide is deleted. */
export function deleteGuidePrompt({
  name,
  kind,
  started,
}: Pick<GuideRow, 'name' | 'kind' | 'started'>): Confirmation {
  const lost =
    started === 0
      ? ''
      : `${translate(
          started === 1
            ? 'Its figures are deleted too: 1 visitor started it.'
            : 'Its figures are deleted too: {count} visitors started it.',
          { count: started },
        )} `;
  return {
    title: translate('Delete {name}?', { name }),
    text: lost + translate("Pages no longer show it. You can't undo this."),
    confirmLabel: translate('Delete {noun}', { noun: translate(kindTexts[kind].noun) }),
  };
}

/** Prompt before a guide is archived. */
export function archiveGuidePrompt({ name, kind }: Pick<GuideRow, 'name' | 'kind'>): Confirmation {
  return {
    title: translate('Archive {name}?', { name }),
    text: translate('Pages no longer show it. Its figures stay, and you can publish it again.'),
    confirmLabel: translate('Archive {noun}', { noun: translate(kindTexts[kind].noun) }),
  };
}
