import { useApi } from '@adlane/api-client';
import type { Guide, GuideForm, GuideKind } from '@adlane/contract/widget/guides';
import {
  Alert,
  BarChart,
  Button,
  Card,
  PageHeader,
  QueryState,
  Skeleton,
  Stack,
  StatusBadge,
  translate,
} from '@adlane/ui';
import { openVersion } from '@adlane/ui/fields';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SavedVersion } from '../../../shared/EditorForm/EditorForm';
import { usePreviewConfig } from '../../../shared/EditorForm/usePreviewConfig';
import { describeError } from '../../../shared/format/describeError';
import { MoreActions } from '../../../shared/MoreActions';
import { useUnsavedState } from '../../outbound/useUnsavedState';
import { contentBadges } from '../../shared/contentBadges';
import { GuideEditor } from '../GuideEditor/GuideEditor';
import { toGuideValues, toStoredForm } from '../GuideEditor/guideValues';
import { LinksContext } from '../GuideEditor/LinksContext';
import { createGuide, kindTexts, toPlainText } from '../guideTexts';
import { SiteEditorButton } from '../SiteEditor/SiteEditorButton';
import { useSmartLinks } from '../SiteEditor/useSmartLinks';
import { useGuideActions } from '../useGuideActions';

export type GuideScreenProps = {
  /** The project to show. */
  projectId: number;
  /** Which kind of guide: a tour or tooltips. */
  kind: GuideKind;
  /** The guide to edit; undefined for a new one. */
  guideId: number | undefined;
  /** Link to the list. */
  listHref: string;
  /** Link to the editor of a new message. */
  newMessageHref: string;
  /** Called with the id of a guide that was created. */
  onCreated: (id: number) => void;
  /** Called when unsaved changes appear or are gone. */
  onUnsavedChange?: (hasChanges: boolean) => void;
  /** Called after the guide was deleted. */
  onDeleted: () => void;
};

/** Creates or edits a product tour or a tooltip, with a live preview and how far visitors get (widget §2.8, §2.9). */
export function GuideScreen(props: GuideScreenProps) {
  const { guideId, kind, listHref } = props;
  const { queries } = useApi();
  const guide = useQuery({
    ...queries.guides.view.query({ params: { id: guideId ?? 0 } }),
    enabled: guideId !== undefined,
  });
  const { list, noun } = kindTexts[kind];
  const back = { href: listHref, label: translate(list) };
  if (guideId === undefined) return <Editor {...props} back={back} stored={undefined} />;
  return (
    <QueryState
      query={guide}
      describeError={describeError}
      loadingLabel={translate('Loading the {noun}', { noun: translate(noun) })}
      loading={<Skeleton height={80} />}
      frame={(state) => (
        <>
          <PageHeader
            title={kind === 'tour' ? translate('Product tour') : translate('Tooltip')}
            back={back}
          />
          {state}
        </>
      )}
    >
      {(stored) => <Editor {...props} back={back} stored={stored} />}
    </QueryState>
  );
}

type EditorProps = GuideScreenProps & {
  back: { href: string; label: string };
  stored: Guide | undefined;
};

const openGuide = (guide: Guide) =>
  openVersion(kindTexts[guide.kind].noun, guide, (stored) => toGuideValues(toStoredForm(stored)));

function Editor(props: EditorProps) {
  const { projectId, kind, stored, back, newMessageHref, onCreated, onDeleted, onUnsavedChange } = props;
  const { client, queries } = useApi();
  const cache = useQueryClient();
  const config = usePreviewConfig(projectId);
  const searchLinks = useSmartLinks(projectId);
  const { publish, archive, buildMenu, dialog } = useGuideActions({ onDeleted });
  const { hasChanges, report, filterMenu } = useUnsavedState(onUnsavedChange);
  const { noun, added } = kindTexts[kind];
  async function save(body: GuideForm & SavedVersion) {
    const saved = await (stored
      ? client.guides.update({ params: { id: stored.id }, body })
      : client.guides.store({ body: { ...body, project_id: projectId } }));
    cache.setQueryData(queries.guides.view.query({ params: { id: saved.id } }).queryKey, saved);
    void cache.invalidateQueries({ queryKey: queries.guides.list.key() });
    return stored ? openGuide(saved) : () => onCreated(saved.id);
  }
  return (
    <>
      <PageHeader
        title={stored?.name ?? translate(added)}
        badge={stored ? <StatusBadge {...contentBadges[stored.status]} /> : null}
        back={back}
        actions={
          stored ? (
            <>
              <MoreActions items={filterMenu(buildMenu(stored, { newMessage: newMessageHref }))} />
              <SiteEditorButton
                guide={toStoredForm(stored)}
                projectId={projectId}
                searchLinks={searchLinks}
                config={config}
                disabled={hasChanges}
                save={(guide) => save({ ...guide, base_updated_at: stored.updated_at })}
              />
              {stored.status === 'live' ? (
                <Button variant="secondary" disabled={hasChanges} onClick={() => archive(stored)}>
                  {translate('Archive')}
                </Button>
              ) : (
                <Button disabled={hasChanges} onClick={() => publish(stored)}>
                  {translate('Publish')}
                </Button>
              )}
            </>
          ) : null
        }
      />
      <Stack gap={6}>
        {stored && stored.missing > 0 ? <MissingElements guide={stored} /> : null}
        {stored?.kind === 'tour' && stored.started > 0 ? <Results tour={stored} /> : null}
        <LinksContext value={searchLinks}>
          <GuideEditor
            key={stored?.id ?? 'new'}
            guide={stored ? toStoredForm(stored) : createGuide(kind)}
            version={stored && openGuide(stored)}
            config={config}
            save={save}
            isNew={!stored}
            onUnsavedChange={report}
            submitLabel={
              stored ? translate('Save changes') : translate('Create {noun}', { noun: translate(noun) })
            }
          />
        </LinksContext>
      </Stack>
      {dialog}
    </>
  );
}

/** Names the elements that pages lack, so that they are picked again before more visitors miss them. */
function MissingElements({ guide }: { guide: Guide }) {
  const steps = (guide.kind === 'tour' ? guide.missed : [])
    .map((count, index) => ({ count, step: index + 1 }))
    .filter(({ count }) => count > 0);
  return (
    <Alert tone="warning" title={translate('An element is missing on your site')}>
      <Stack gap={1}>
        {guide.kind === 'tour' ? (
          <Stack as="ul" gap={1} listStyleType="none">
            {steps.map(({ step, count }) => (
              <li key={step}>
                {translate('Visitors who saw step {step} without its element: {count}', { step, count })}
              </li>
            ))}
          </Stack>
        ) : (
          <span>
            {translate('Visitors who opened a page of this tooltip without its element: {count}', {
              count: guide.missing,
            })}
          </span>
        )}
        <span>
          {translate('Pick it again with “Edit on your site”. The count starts again when you save.')}
        </span>
      </Stack>
    </Alert>
  );
}

/** How many visitors reached each step, finished, and closed the tour before its end. */
function Results({ tour }: { tour: Extract<Guide, { kind: 'tour' }> }) {
  return (
    <Card title={translate('How far visitors get')}>
      <BarChart
        title={translate('Visitors by step')}
        nameLabel={translate('Step')}
        valueLabel={translate('Visitors')}
        bars={[
          ...tour.config.steps.map(({ message }, index) => ({
            label: `${index + 1}. ${toPlainText(message).slice(0, 40)}`,
            value: tour.reached[index] ?? 0,
          })),
          { label: translate('Finished'), value: tour.completed },
          { label: translate('Closed early'), value: tour.closed },
        ]}
      />
    </Card>
  );
}
