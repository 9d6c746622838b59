import type { FlowConfigAnswer } from '@adlane/contract/flowConfig';
import type { Database } from '../../ports';
import type { ProjectRow } from '../projects/queries';
import { hasLiveTooltips } from '../tooltips/queries';
import { localizedConfig } from './localizedConfig';

/** A project's configuration as its pages are told it, for one language; `tx` is of the project's tenant. */
export async function answeredConfig(
  tx: Database,
  project: Pick<ProjectRow, 'agency_id' | 'id' | 'flowConfig'>,
  lang: string,
): Promise<FlowConfigAnswer> {
  return { ...localizedConfig(project.flowConfig, lang), hasTooltips: await hasLiveTooltips(tx, project) };
}
