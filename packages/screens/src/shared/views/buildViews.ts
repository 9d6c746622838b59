import type { ListView } from '@adlane/contract/account/listViews';
import { type MenuItem, translate } from '@adlane/ui';

/** A view that every user has. */
export type BuiltInView = {
  readonly name: string;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
};

/** A view as tabs and the menu show it. */
export type ViewTab = BuiltInView & {
  readonly id: string;
  /** Heading in the menu. */
  readonly group: string;
  readonly isShared: boolean;
  /** Records that match now: `12`, or `200+`. */
  readonly count?: string | undefined;
  /** What its author can do with it. */
  readonly actions: readonly MenuItem[];
};

/** A saved view with other filters than it has stored. */
export type ChangedView = {
  /** That of its tab. */
  readonly id: string;
  readonly name: string;
  /** Stores the filters in the view; undefined for a view of another user. */
  readonly onUpdate: (() => void) | undefined;
  /** Lists the view as it is stored. */
  readonly onDiscard: () => void;
};

/** Views of a list, and what can be done with them now. */
export type Views = {
  readonly tabs: readonly ViewTab[];
  /** The view that is listed; undefined for other filters. */
  readonly current: ViewTab | undefined;
  /** The saved view that was listed before its filters were changed; undefined without changes. */
  readonly changed: ChangedView | undefined;
  /** Saves the current filters; undefined while a view is listed. */
  readonly onSave: (() => void) | undefined;
  /** Loads saved views after a failure; undefined without one. */
  readonly onRetry: (() => void) | undefined;
};

/** What a list does with saved views. */
export type ViewActions = {
  /** Returns whether the view is listed. */
  readonly isCurrent: (view: ListView) => boolean;
  /** Lists a view. */
  readonly onOpen: (view: ListView) => void;
  /** Opens the form of an own view. */
  readonly onEdit: (view: ListView) => void;
  /** Deletes an own view. */
  readonly onDelete: (view: ListView) => void;
};

/** Builds the tabs of a list: built-in views, the user's own ones, those of the team. */
export function buildViewTabs(
  builtIn: readonly BuiltInView[],
  saved: readonly ListView[],
  { isCurrent, onOpen, onEdit, onDelete }: ViewActions,
): ViewTab[] {
  const toTab = (view: ListView): ViewTab => ({
    id: String(view.id),
    name: view.name,
    group: view.is_own ? translate('Your views') : translate('Shared by the team'),
    isShared: view.is_shared,
    count: view.count === undefined ? undefined : `${view.count}${view.has_more ? '+' : ''}`,
    isCurrent: isCurrent(view),
    onOpen: () => onOpen(view),
    actions: view.is_own
      ? [
          { value: 'edit', label: translate('Rename or share'), onSelect: () => onEdit(view) },
          {
            value: 'delete',
            label: translate('Delete view'),
            tone: 'danger',
            onSelect: () => onDelete(view),
          },
        ]
      : [],
  });
  return [
    ...builtIn.map((view) => ({
      ...view,
      id: view.name,
      group: translate('Views'),
      isShared: false,
      actions: [],
    })),
    ...saved.filter((view) => view.is_own).map(toTab),
    ...saved.filter((view) => !view.is_own).map(toTab),
  ];
}

/** Returns the view that is listed; of several with the same filters, one that the user can change. */
export function findCurrentView(tabs: readonly ViewTab[]): ViewTab | undefined {
  const current = tabs.filter((tab) => tab.isCurrent);
  return current.find((tab) => tab.actions.length > 0) ?? current[0];
}
