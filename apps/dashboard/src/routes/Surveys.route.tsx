import { SurveyResultsScreen, SurveyScreen, SurveysScreen } from '@adlane/screens';
import { useLocation, useNavigate, useParams } from 'react-router';
import { buildOutboundHrefs } from '../navigation/buildOutboundHrefs';
import { paths } from '../navigation/paths';
import { readId } from '../navigation/readId';
import { useLeaveGuard } from '../navigation/useLeaveGuard';
import { useArea } from '../session/useArea';
import { Component as NotFound } from './NotFound.route';

function useHrefs(projectId: number) {
  const area = useArea();
  const surveyHref = (id: number | 'new') => paths.outbound(area, projectId, 'surveys', `/${id}`);
  return {
    listHref: paths.outbound(area, projectId, 'surveys'),
    surveyHref,
    resultsHref: (id: number) => `${surveyHref(id)}/results`,
  };
}

function Surveys({ projectId }: { projectId: number }) {
  const area = useArea();
  const { surveyHref, resultsHref } = useHrefs(projectId);
  return (
    <>
      <title>Surveys – Adlane</title>
      <SurveysScreen
        projectId={projectId}
        projectHref={paths.project(area, projectId)}
        hrefs={buildOutboundHrefs(area, projectId)}
        newHref={surveyHref('new')}
        surveyHref={surveyHref}
        resultsHref={resultsHref}
      />
    </>
  );
}

function Survey({ projectId, id }: { projectId: number; id: number | undefined }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { onUnsavedChange, dialog } = useLeaveGuard();
  const { listHref, surveyHref, resultsHref } = useHrefs(projectId);
  if (id !== undefined && pathname.endsWith('/results')) {
    return (
      <>
        <title>Survey results – Adlane</title>
        <SurveyResultsScreen surveyId={id} listHref={listHref} editHref={surveyHref(id)} />
      </>
    );
  }
  return (
    <>
      <title>Survey – Adlane</title>
      <SurveyScreen
        projectId={projectId}
        surveyId={id}
        listHref={listHref}
        resultsHref={resultsHref}
        onCreated={(created) => void navigate(surveyHref(created), { replace: true })}
        onDeleted={() => void navigate(listHref)}
        onUnsavedChange={onUnsavedChange}
      />
      {dialog}
    </>
  );
}

/** …/outbound/surveys, /{surveyId or new} and /{surveyId}/results of a project. */
export function Component() {
  const { projectId: text, surveyId } = useParams();
  const projectId = readId(text);
  const id = readId(surveyId);
  if (projectId === undefined || (surveyId !== undefined && surveyId !== 'new' && id === undefined)) {
    return <NotFound />;
  }
  if (surveyId === undefined) return <Surveys projectId={projectId} />;
  return <Survey key={surveyId} projectId={projectId} id={id} />;
}
