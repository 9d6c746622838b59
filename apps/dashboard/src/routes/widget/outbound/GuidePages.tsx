import { GuideScreen, GuidesScreen } from '@adlane/screens';
import { useNavigate } from 'react-router';
import { buildOutboundHrefs, buildOutboundPath } from '../../../navigation/outboundPaths';
import { paths } from '../../../navigation/paths';
import { readId } from '../../../navigation/readId';
import { useLeaveGuard } from '../../../navigation/useLeaveGuard';
import { useArea } from '../../../session/useArea';
import { Component as NotFound } from '../../NotFound.route';
import type { OutboundPageProps } from './OutboundPageProps';

const sections = {
  tour: { section: 'tours', title: 'Product tours' },
  tooltip: { section: 'tooltips', title: 'Tooltips' },
} as const;

type Kind = keyof typeof sections;

function useHrefs(projectId: number, kind: Kind) {
  const area = useArea();
  const listHref = buildOutboundPath(area, projectId, sections[kind].section);
  return {
    listHref,
    guideHref: (id: number | 'new') => `${listHref}/${id}`,
    newMessageHref: buildOutboundPath(area, projectId, 'messages', '/new'),
    hrefs: buildOutboundHrefs(area, projectId),
    projectHref: paths.project(area, projectId),
  };
}

function Guides({ projectId, kind }: { projectId: number; kind: Kind }) {
  const { listHref: _list, guideHref, ...links } = useHrefs(projectId, kind);
  return (
    <GuidesScreen
      projectId={projectId}
      kind={kind}
      {...links}
      newHref={guideHref('new')}
      guideHref={guideHref}
    />
  );
}

type GuideProps = { projectId: number; kind: Kind; id: number | undefined };

function Guide({ projectId, kind, id }: GuideProps) {
  const navigate = useNavigate();
  const { onUnsavedChange, dialog } = useLeaveGuard();
  const { listHref, guideHref, newMessageHref } = useHrefs(projectId, kind);
  return (
    <>
      <GuideScreen
        projectId={projectId}
        kind={kind}
        guideId={id}
        listHref={listHref}
        newMessageHref={newMessageHref}
        onCreated={(created) => void navigate(guideHref(created), { replace: true })}
        onDeleted={() => void navigate(listHref, { replace: true })}
        onUnsavedChange={onUnsavedChange}
      />
      {dialog}
    </>
  );
}

function GuidePages({ projectId, recordId, view, kind }: OutboundPageProps & { kind: Kind }) {
  if (recordId === undefined) return <Guides projectId={projectId} kind={kind} />;
  const id = readId(recordId);
  if (view !== undefined || (recordId !== 'new' && id === undefined)) return <NotFound />;
  return <Guide key={recordId} projectId={projectId} kind={kind} id={id} />;
}

/** …/tours and /{tourId or new} */
export function TourPages(props: OutboundPageProps) {
  return <GuidePages {...props} kind="tour" />;
}

/** …/tooltips and /{tooltipId or new} */
export function TooltipPages(props: OutboundPageProps) {
  return <GuidePages {...props} kind="tooltip" />;
}
