import type { BotForm, ProjectBots } from '@adlane/contract/widget/bots';
import type { WidgetBot } from '@adlane/contract/widget/flowConfig';
import { and, count, eq, isNotNull } from 'drizzle-orm';
import { conversations } from '../../../db/schema/widget/conversations';
import { editConflict } from '../../../http/problem';
import type { ReadContext, UseCaseContext } from '../../../http/UseCaseContext';
import { updateProjectRow } from '../projects/commands';
import { findProject, lockProject, type ProjectRow } from '../projects/queries';

async function toProjectBots(
  { tx, caller }: ReadContext,
  { id, config_version, flowConfig }: Pick<ProjectRow, 'id' | 'config_version' | 'flowConfig'>,
): Promise<ProjectBots> {
  const rows = await tx
    .select({ bot_id: conversations.bot_id, started: count() })
    .from(conversations)
    .where(
      and(
        eq(conversations.agency_id, caller.agency_id),
        eq(conversations.project_id, id),
        isNotNull(conversations.bot_id),
        isNotNull(conversations.visitor_wrote_at),
      ),
    )
    .groupBy(conversations.bot_id);
  const started = new Map(rows.map(({ bot_id, started: total }) => [bot_id, total]));
  return {
    version: config_version,
    help_answers: flowConfig.helpAnswers ?? false,
    bots: (flowConfig.bots ?? []).map((bot) => ({
      bot_id: bot.id,
      name: bot.name,
      steps: bot.steps.map((step) => ({
        id: step.id,
        text: step.text,
        choices: step.choices.map(({ label, next }) => ({ label, ...(next !== undefined && { next }) })),
      })),
      conversations: started.get(bot.id) ?? 0,
    })),
  };
}

/** Lists the bots of a project. @throws Problem 404 */
export async function listBots(
  ctx: ReadContext,
  { project_id: projectId }: { readonly project_id: number },
): Promise<ProjectBots> {
  return toProjectBots(ctx, await findProject(ctx, projectId));
}

function toWidgetBot(stored: WidgetBot | undefined, { bot_id, name, steps }: BotForm): WidgetBot {
  return {
    ...stored,
    id: bot_id,
    name,
    steps: steps.map((step) => ({ ...stored?.steps.find(({ id }) => id === step.id), ...step })),
  };
}

/** Replaces the bots of a project, and with them whether the help center answers. @throws Problem 404, 409 */
export async function updateBots(
  ctx: UseCaseContext,
  {
    project_id: projectId,
    version,
    help_answers: helpAnswers,
    bots,
  }: {
    readonly project_id: number;
    readonly version: number;
    readonly help_answers?: boolean | undefined;
    readonly bots: readonly BotForm[];
  },
): Promise<ProjectBots> {
  const row = await lockProject(ctx, projectId);
  if (row.config_version !== version) throw editConflict(await toProjectBots(ctx, row));
  const { flowConfig } = row;
  const changed = await updateProjectRow(ctx, projectId, {
    flowConfig: {
      ...flowConfig,
      ...(helpAnswers !== undefined && { helpAnswers }),
      bots: bots.map((bot) =>
        toWidgetBot(
          flowConfig.bots?.find(({ id }) => id === bot.bot_id),
          bot,
        ),
      ),
    },
    config_version: version + 1,
  });
  return toProjectBots(ctx, changed);
}
