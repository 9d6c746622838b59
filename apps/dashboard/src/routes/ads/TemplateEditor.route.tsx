import { TemplateEditorScreen } from '@adlane/screens';
import { ConfirmDialog, translate, useNavigationGuard } from '@adlane/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { paths } from '../../navigation/paths';
import { readId } from '../../navigation/readId';
import { useUser } from '../../session/UserContext';
import { useArea } from '../../session/useArea';
import { PageTitle } from '../../shared/PageTitle';
import { Component as NotFound } from '../NotFound.route';

/** Confirms that unsaved edits stay a draft. */
function useDraftGuard() {
  // A ref: the editor may navigate right after it has saved.
  const hasChanges = useRef(false);
  const onUnsavedChange = useCallback((value: boolean) => {
    hasChanges.current = value;
  }, []);
  const [question, setQuestion] = useState<{ leave: () => void; stay: () => void }>();
  const guard = useMemo(
    () => ({
      isActive: () => hasChanges.current,
      confirm: (leave: () => void, stay: () => void) => setQuestion({ leave, stay }),
    }),
    [],
  );
  useNavigationGuard(guard);
  const close = (decide: (() => void) | undefined) => {
    setQuestion(undefined);
    decide?.();
  };
  const dialog = (
    <ConfirmDialog
      open={question !== undefined}
      title={translate('Leave without saving?')}
      confirmLabel={translate('Leave')}
      cancelLabel={translate('Keep editing')}
      onConfirm={() => close(question?.leave)}
      onCancel={() => close(question?.stay)}
    >
      {translate(
        'Your draft stays in this browser and is restored when you open the template again. Others see it after you save.',
      )}
    </ConfirmDialog>
  );
  return { onUnsavedChange, dialog };
}

/** …/ads/your-ads/templates/{id} */
export function Component() {
  const area = useArea();
  const user = useUser();
  const { templateId } = useParams();
  const { onUnsavedChange, dialog } = useDraftGuard();
  const id = readId(templateId);
  if (id === undefined) return <NotFound />;
  return (
    <>
      <PageTitle text="Template" />
      <TemplateEditorScreen
        key={id}
        templateId={id}
        user={user}
        back={{ href: paths.templateFolders(area), label: translate('Ad Templates') }}
        launchedAdsHref={area.kind === 'superAdmin' ? paths.templateFolders(area) : paths.launchedAds(area)}
        connectHref={paths.connect(area)}
        {...(area.kind === 'superAdmin' ? {} : { insertsHref: paths.inserts(area) })}
        onUnsavedChange={onUnsavedChange}
      />
      {dialog}
    </>
  );
}
