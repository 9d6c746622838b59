import { useApi } from '@adlane/api-client';
import type { Actor } from '@adlane/contract';
import { DragBoard, Grid, PageHeader, PageHelp, translate, useBulkRun, useIsNarrow } from '@adlane/ui';
import { useState } from 'react';
import { usePrompt } from '../../../shared/confirm/usePrompt';
import { formatCount } from '../../../shared/lists/formatCount';
import { ImportTemplatesButton } from '../../templateImports/ImportTemplatesButton/ImportTemplatesButton';
import { NewTemplateButton, type NewTemplateButtonProps } from '../NewTemplateButton/NewTemplateButton';
import { OutdatedNotice } from '../OutdatedNotice/OutdatedNotice';
import { canChangeTemplate, type TemplateMenuTools, type TemplateQuestion } from './buildTemplateMenu';
import { TemplateDialogs } from './TemplateDialogs';
import { parseFolderTarget, TemplateFolders } from './TemplateFolders';
import { TemplateList } from './TemplateList';
import { moveTemplates } from './templateActions';
import { useFolders } from './useFolders';
import { useTemplateList } from './useTemplateList';
import type { ListedTemplate, OpenFolder } from './useTemplates';

export type TemplatesScreenProps = {
  /** The signed-in user: decides permissions. */
  user: Actor;
  /** Page title: 'Ad Templates', or 'Master Ad Templates' for the super admin. */
  title: string;
  /** The open folder; `none` for templates without a folder, undefined for all templates. */
  folderId: OpenFolder;
  /** Returns the link to a folder's templates; `none` for those without a folder, undefined for all. */
  getFolderHref: (folderId: OpenFolder) => string;
  /** Returns the link to the editor of a template. */
  getTemplateHref: (id: number) => string;
  /** Link to the master templates, for users who may import them. */
  masterHref?: string | undefined;
  /** Opens a new template; without it, none can be created. */
  onOpenTemplate?: NewTemplateButtonProps['onOpenTemplate'];
};

/** Ad templates in their folders (ads §2): search, filters, moving by drag or menu, bulk actions. */
export function TemplatesScreen(props: TemplatesScreenProps) {
  const { user, title, folderId, getFolderHref, getTemplateHref, onOpenTemplate, masterHref } = props;
  const { client } = useApi();
  const folders = useFolders(user);
  const runner = useBulkRun<ListedTemplate>();
  const prompt = usePrompt();
  const [question, setQuestion] = useState<TemplateQuestion | undefined>(undefined);
  const state = useTemplateList(user, folderId);
  // Where folders are a button above the list instead of a tree beside it.
  const isNarrow = useIsNarrow('laptop');
  const start: typeof runner.start = (action) =>
    runner.start({
      ...action,
      onSettled: (done) => {
        state.deselect(done.map(({ id }) => String(id)));
        void folders.invalidate();
      },
    });
  const tools: TemplateMenuTools = { user, client, start, confirm: prompt.confirm, open: setQuestion };
  const targetFolder = typeof folderId === 'number' ? folderId : undefined;
  const all = folders.folders.data?.data ?? [];
  return (
    <DragBoard
      getDraggedIds={state.getDraggedIds}
      describe={(ids) =>
        ids.length === 1 ? state.findName(ids[0] ?? '') : formatCount(ids.length, 'template')
      }
      getTargetName={(id) =>
        all.find((folder) => String(folder.id) === id)?.name ?? translate('Without a folder')
      }
      onDrop={(ids, target) => {
        const dragged = state.selected.known(ids).filter((template) => canChangeTemplate(user, template));
        start(moveTemplates(client, dragged, parseFolderTarget(target)));
      }}
    >
      <PageHeader
        title={title}
        help={
          <>
            <PageHelp>{translate('Open a template to edit its texts, preview it and launch it.')}</PageHelp>
            <OutdatedNotice user={user} />
          </>
        }
        actions={
          onOpenTemplate ? (
            <>
              <ImportTemplatesButton user={user} folderId={targetFolder} masterHref={masterHref} />
              <NewTemplateButton user={user} folderId={targetFolder} onOpenTemplate={onOpenTemplate} />
            </>
          ) : null
        }
      />
      <Grid
        gap={isNarrow ? 3 : 6}
        alignItems="start"
        gridTemplateColumns={isNarrow ? 'minmax(0, 1fr)' : '{sizes.60} minmax(0, 1fr)'}
      >
        <TemplateFolders user={user} folders={folders} open={folderId} getFolderHref={getFolderHref} />
        <TemplateList
          state={state}
          tools={tools}
          runner={runner}
          getTemplateHref={getTemplateHref}
          masterHref={masterHref}
          isFolder={folderId !== undefined}
        />
      </Grid>
      <TemplateDialogs
        question={question}
        folders={all}
        start={start}
        onClose={() => setQuestion(undefined)}
      />
      {prompt.dialog}
    </DragBoard>
  );
}
