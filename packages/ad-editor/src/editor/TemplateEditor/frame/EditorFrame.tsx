import type { Template } from '@adlane/contract/ads/templates';
import type { Platform } from '@adlane/contract/constants';
import { Box, EmptyState, Tabs, translate } from '@adlane/ui';
import { useForm, useFormField } from '@adlane/ui/fields';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { StoredDraft } from '../../../draft/draftStorage';
import { RestoredNotice } from '../../../draft/RestoredNotice';
import { RefreshTemplateContext } from '../../../draft/refreshTemplate';
import { isDraftChanged, type TemplateDraft, toDraft } from '../../../draft/templateDraft';
import { useAutosavedDraft, useDraftAutosave } from '../../../draft/useAutosavedDraft';
import { handleShortcut } from '../../../form/handleShortcut';
import { SaveError } from '../../../form/SaveError';
import { translateOptions } from '../../../form/translateOptions';
import { useDraftHistory, writeValues } from '../../../form/useDraftHistory';
import { useLeaveWarning } from '../../../form/useLeaveWarning';
import { EditorSections } from '../../../layout/EditorSections/EditorSections';
import type { PlatformEditor } from '../../PlatformEditor';
import { EditorHeader } from './EditorHeader';
import { ErrorSummary } from './ErrorSummary';
import { findFieldTab, focusField, type TabPlace } from './editorFocus';
import { NewerTemplate } from './NewerTemplate';
import { PlatformSwitch } from './PlatformSwitch';
import { reportHeight } from './reportHeight';
import { useEditorActions } from './useEditorActions';
import { useHasChanges } from './useHasChanges';
import type { TemplateSave } from './useTemplateSave';

const TemplateConflict = lazy(() =>
  import('./TemplateConflict').then((module) => ({ default: module.TemplateConflict })),
);

/** Props that the app sets for every template. */
export type EditorProps = {
  /** Platforms that can be edited; a template shows those it was created for. */
  platforms: readonly PlatformEditor[];
  /** Tenant and user that own the unsaved drafts in this browser. */
  draftScope: string;
  /** Where one came from. */
  back: { href: string; label: string };
  /** The open platform; one that the template is not made for counts as its first. */
  platform?: Platform | undefined;
  /** The open tab; an unknown one counts as the first. */
  tab: string;
  /** Called with the tab that was pressed, and its platform. */
  onTab: (tab: string, platform: Platform) => void;
  /** Whether the user may change this template. */
  canEdit: (template: Template) => boolean;
  /** Whether the user may launch it. */
  canLaunch: boolean;
  /** Whether the user belongs to the agency, which decides on who else may use the template. */
  isAgency: boolean;
  /** The template is new and its texts are to be written by AI: opens that at once. */
  beginsWithAi?: boolean | undefined;
  /** Where smart inserts are made and changed. */
  insertsHref?: string | undefined;
  /** Where a launched ad is found. */
  launchedAdsHref: string;
  /** Where accounts and pages are connected. */
  connectHref?: string | undefined;
  /** Called when there are unsaved changes, so that the app can confirm leaving. */
  onUnsavedChange?: ((hasChanges: boolean) => void) | undefined;
};

export type EditorFrameProps = EditorProps & {
  /** How it is saved, and what became of the last try. */
  saving: TemplateSave;
  /** The unsaved draft that the form began with. */
  restored: StoredDraft<TemplateDraft> | undefined;
};

type OpenView = {
  readonly editors: readonly PlatformEditor[];
  readonly editor: PlatformEditor;
  readonly open: TabPlace;
};

/** Returns the open platform and tab, among those available for a template and its user. */
function openView(props: EditorFrameProps, platforms: readonly Platform[]): OpenView | undefined {
  const editors = props.platforms
    .filter(({ platform }) => platforms.includes(platform))
    .map((each) => ({
      ...each,
      tabs: each.tabs.filter(({ isForAgency = false }) => props.isAgency || !isForAgency),
    }));
  const editor = editors.find(({ platform }) => platform === props.platform) ?? editors[0];
  if (!editor) return undefined;
  const tab = editor.tabs.find(({ value }) => value === props.tab) ?? editor.tabs[0];
  return { editors, editor, open: { platform: editor.platform, tab: tab?.value ?? '' } };
}

const reportBar = reportHeight('--editor-bar');

type OpenFrameProps = Omit<EditorFrameProps, 'platforms'> & { view: OpenView };

function OpenFrame(props: OpenFrameProps) {
  const { view, saving, restored, draftScope, back, canLaunch, launchedAdsHref, onUnsavedChange } = props;
  const { saved, base } = saving;
  const { editors, editor, open } = view;
  const { Launch, LaunchMany } = editor;
  const canEdit = props.canEdit(saved);
  const form = useForm<TemplateDraft>();
  const history = useDraftHistory(form);
  const hasChanges = useHasChanges(form, saved) && canEdit;
  const rootRef = useRef<HTMLDivElement>(null);
  const actions = useEditorActions({ saving, canEdit, editors, open, onTab: props.onTab, rootRef });
  const autosave = useDraftAutosave<TemplateDraft>({ kind: 'draft', scope: draftScope, id: saved.id });
  useAutosavedDraft(form, {
    autosave: canEdit ? autosave : undefined,
    saved,
    base,
    isChanged: isDraftChanged,
  });
  useLeaveWarning(hasChanges);
  useEffect(() => onUnsavedChange?.(hasChanges), [hasChanges, onUnsavedChange]);
  useEffect(() => () => onUnsavedChange?.(false), [onUnsavedChange]);

  function showField(field: string): void {
    const place = findFieldTab(editors, open, field);
    if (place) props.onTab(place.tab, place.platform);
    focusField(rootRef.current, field);
  }

  const launchProps = {
    open: actions.launch.isOpen,
    template: saved,
    launchedAdsHref,
    isAgency: props.isAgency,
    connectHref: props.connectHref,
    onClose: actions.closeLaunch,
    onFixField(field: string) {
      actions.closeLaunch();
      showField(field);
    },
  };
  const showDraft = (next: TemplateDraft) => form.initialize(next);
  const newer = saving.findNewer();
  const refresh = async () => writeValues(form, await saving.refresh(form.getState().values));
  const shortcuts = { save: () => void actions.save(), undo: history.undo, redo: history.redo };
  return (
    <RefreshTemplateContext value={refresh}>
      <Box
        ref={rootRef}
        display="grid"
        gap={4}
        // The default track would grow with the longest word.
        gridTemplateColumns="minmax(0, 1fr)"
        css={{
          // Where what stays in view begins: below the head and, after a refused save, the list of errors.
          '--editor-head': {
            base: 'var(--shell-top, 0px)',
            lg: 'calc(var(--shell-top, 0px) + var(--editor-bar, {sizes.24}))',
          },
          '--editor-top': 'calc(var(--editor-head) + var(--editor-notice, 0px))',
          '& section': { scrollMarginTop: 'calc(var(--editor-top) + {spacing.4})' },
        }}
        onKeyDown={(event) => (canEdit ? handleShortcut(event, shortcuts) : undefined)}
      >
        <Box
          ref={reportBar}
          position={{ lg: 'sticky' }}
          top="var(--shell-top, 0px)"
          zIndex="sticky"
          bg="bg.canvas"
          py={3}
          mx={-1}
          px={1}
        >
          <EditorHeader
            template={saved}
            back={back}
            history={history}
            hasChanges={hasChanges}
            isSaving={saving.isSaving}
            onSave={canEdit ? shortcuts.save : undefined}
            onLaunch={canLaunch && Launch ? () => void actions.openLaunch() : undefined}
          />
        </Box>
        {restored && base === restored ? (
          <RestoredNotice
            restored={restored}
            updatedAt={saved.updated_at}
            onDiscard={() => {
              saving.startOver();
              showDraft(toDraft(saved));
            }}
          />
        ) : null}
        {newer ? <NewerTemplate newer={newer} saving={saving} /> : null}
        <SaveError />
        <ErrorSummary onFix={(field) => showField(field)} />
        <PlatformSwitch platforms={editors} open={editor.platform} onOpen={(next) => props.onTab('', next)} />
        <Tabs
          label={translate('{label} template', { label: editor.label })}
          value={open.tab}
          onChange={(next) => props.onTab(next, editor.platform)}
          items={translateOptions(editor.tabs).map(({ value, label, Content }) => ({
            value,
            label,
            content: (
              <Suspense fallback={null}>
                <EditorSections>
                  <Content
                    template={saved}
                    readOnly={!canEdit}
                    draftScope={draftScope}
                    isAgency={props.isAgency}
                    beginsWithAi={props.beginsWithAi}
                    insertsHref={props.insertsHref}
                  />
                </EditorSections>
              </Suspense>
            ),
          }))}
        />
      </Box>
      {saving.conflict ? (
        <Suspense fallback={null}>
          <TemplateConflict
            conflict={saving.conflict}
            saving={saving}
            draft={form.getState().values}
            onDraft={showDraft}
          />
        </Suspense>
      ) : null}
      {actions.launch.number > 0 ? (
        <Suspense fallback={null}>
          {LaunchMany && actions.launch.isForMany ? (
            <LaunchMany key={actions.launch.number} draftScope={draftScope} {...launchProps} />
          ) : Launch ? (
            <Launch
              key={actions.launch.number}
              {...launchProps}
              onLaunchMany={LaunchMany && props.isAgency ? actions.launchMany : undefined}
            />
          ) : null}
        </Suspense>
      ) : null}
    </RefreshTemplateContext>
  );
}

/** Header, tabs and everything that all tabs share. Put it inside the form over the draft. */
export function EditorFrame({ platforms, ...props }: EditorFrameProps) {
  const { input } = useFormField<TemplateDraft['platforms']>('platforms');
  // With the last platform deselected, the editor stays, to say so and to offer undo.
  const made = input.value.length > 0 ? input.value : props.saving.saved.platforms;
  const view = openView({ platforms, ...props }, made);
  if (!view) {
    return (
      <EmptyState title={translate("This template can't be edited here")}>
        {translate("It is for a platform that this editor doesn't support.")}
      </EmptyState>
    );
  }
  return <OpenFrame {...props} view={view} />;
}
