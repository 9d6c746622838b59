import type { FlowConfigAnswer } from '@adlane/contract/widget/flowConfig';
import type { Database } from '../../../ports';
import type { ProjectRow } from '../projects/queries';
import { hasLiveTooltips } from '../tooltips/queries';
import { localizeConfig } from './localizeConfig';

/** Builds a project's configuration for its pages in one language; `tx` belongs to the project's tenant. */
export async function buildAnsweredConfig(
  tx: Database,
  project: Pick<ProjectRow, 'agency_id' | 'id' | 'flowConfig'>,
  lang: string,
): Promise<FlowConfigAnswer> {
  return { ...localizeConfig(project.flowConfig, lang), hasTooltips: await hasLiveTooltips(tx, project) };
}
