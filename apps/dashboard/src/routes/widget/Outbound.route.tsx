import { useParams } from 'react-router';
import { outboundSections } from '../../navigation/outboundPaths';
import { readId } from '../../navigation/readId';
import { Component as NotFound } from '../NotFound.route';
import { BotPages } from './outbound/BotPages';
import { TooltipPages, TourPages } from './outbound/GuidePages';
import { MessagePages } from './outbound/MessagePages';
import { SurveyPages } from './outbound/SurveyPages';

const pages = {
  messages: MessagePages,
  tours: TourPages,
  tooltips: TooltipPages,
  surveys: SurveyPages,
  bots: BotPages,
} as const;

/** …/projects/{projectId}/outbound/{section}, with the editor and the results of a record below. */
export function Component() {
  const { projectId: text, '*': rest = '' } = useParams();
  const projectId = readId(text);
  const [name, recordId, view, ...others] = rest.split('/').filter(Boolean);
  const section = outboundSections.find((each) => each === name);
  if (projectId === undefined || section === undefined || others.length > 0) return <NotFound />;
  const Pages = pages[section];
  return <Pages key={`${projectId} ${recordId}`} projectId={projectId} recordId={recordId} view={view} />;
}
