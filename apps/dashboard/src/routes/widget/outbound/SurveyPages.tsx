import { SurveyResultsScreen, SurveyScreen, SurveysScreen } from '@adlane/screens';
import { useNavigate } from 'react-router';
import { buildOutboundHrefs, buildOutboundPath } from '../../../navigation/outboundPaths';
import { paths } from '../../../navigation/paths';
import { readId } from '../../../navigation/readId';
import { useLeaveGuard } from '../../../navigation/useLeaveGuard';
import { useArea } from '../../../session/useArea';
import { Component as NotFound } from '../../NotFound.route';
import type { OutboundPageProps } from './OutboundPageProps';

function useHrefs(projectId: number) {
  const area = useArea();
  const surveyHref = (id: number | 'new') => buildOutboundPath(area, projectId, 'surveys', `/${id}`);
  return {
    listHref: buildOutboundPath(area, projectId, 'surveys'),
    surveyHref,
    resultsHref: (id: number) => `${surveyHref(id)}/results`,
  };
}

function Surveys({ projectId }: { projectId: number }) {
  const area = useArea();
  const { surveyHref, resultsHref } = useHrefs(projectId);
  return (
    <SurveysScreen
      projectId={projectId}
      projectHref={paths.project(area, projectId)}
      hrefs={buildOutboundHrefs(area, projectId)}
      newHref={surveyHref('new')}
      surveyHref={surveyHref}
      resultsHref={resultsHref}
    />
  );
}

type SurveyProps = { projectId: number; id: number | undefined; view: string | undefined };

function Survey({ projectId, id, view }: SurveyProps) {
  const navigate = useNavigate();
  const { onUnsavedChange, dialog } = useLeaveGuard();
  const { listHref, surveyHref, resultsHref } = useHrefs(projectId);
  if (id !== undefined && view === 'results') {
    return <SurveyResultsScreen surveyId={id} listHref={listHref} editHref={surveyHref(id)} />;
  }
  return (
    <>
      <SurveyScreen
        projectId={projectId}
        surveyId={id}
        listHref={listHref}
        resultsHref={resultsHref}
        onCreated={(created) => void navigate(surveyHref(created), { replace: true })}
        onDeleted={() => void navigate(listHref, { replace: true })}
        onUnsavedChange={onUnsavedChange}
      />
      {dialog}
    </>
  );
}

/** …/surveys, /{surveyId or new} and /{surveyId}/results */
export function SurveyPages({ projectId, recordId, view }: OutboundPageProps) {
  if (recordId === undefined) return <Surveys projectId={projectId} />;
  const id = readId(recordId);
  const isKnown =
    view === undefined ? recordId === 'new' || id !== undefined : view === 'results' && id !== undefined;
  return isKnown ? <Survey key={recordId} projectId={projectId} id={id} view={view} /> : <NotFound />;
}
