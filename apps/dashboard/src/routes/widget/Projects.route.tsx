import { ProjectScreen, ProjectsScreen } from '@adlane/screens';
import { useNavigate, useParams } from 'react-router';
import { buildContentHrefs } from '../../navigation/contentPaths';
import { buildOutboundHrefs } from '../../navigation/outboundPaths';
import { paths } from '../../navigation/paths';
import { readId } from '../../navigation/readId';
import { useArea } from '../../session/useArea';
import { Component as NotFound } from '../NotFound.route';

function Project({ id }: { id: number }) {
  const area = useArea();
  return (
    <ProjectScreen
      projectId={id}
      listHref={paths.projects(area)}
      ticketsHref={paths.tickets(area, id)}
      outboundHrefs={buildOutboundHrefs(area, id)}
      contentHrefs={buildContentHrefs(area, id)}
    />
  );
}

function Projects() {
  const area = useArea();
  const navigate = useNavigate();
  return (
    <ProjectsScreen
      projectHref={(id) => paths.project(area, id)}
      onCreated={(id) => void navigate(paths.project(area, id))}
    />
  );
}

/** …/projects and …/projects/{projectId} */
export function Component() {
  const { projectId } = useParams();
  if (projectId === undefined) return <Projects />;
  const id = readId(projectId);
  return id === undefined ? <NotFound /> : <Project key={id} id={id} />;
}
