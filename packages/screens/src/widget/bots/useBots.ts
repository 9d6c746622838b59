import { useApi } from '@adlane/api-client';
import type { BotForm, ProjectBots } from '@adlane/contract/widget/bots';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** The bots of a project, and a function that replaces them all in the version that it is given. */
export function useBots(projectId: number) {
  const { client, queries } = useApi();
  const cache = useQueryClient();
  const input = { params: { id: projectId } };
  const query = useQuery(queries.bots.list.query(input));
  async function replace(
    { version, help_answers }: Pick<ProjectBots, 'version'> & Partial<Pick<ProjectBots, 'help_answers'>>,
    bots: readonly BotForm[],
  ): Promise<ProjectBots> {
    const body = {
      version,
      help_answers,
      bots: bots.map(({ bot_id, name, steps }) => ({ bot_id, name, steps })),
    };
    const saved = await client.bots.update({ ...input, body });
    cache.setQueryData(queries.bots.list.query(input).queryKey, saved);
    // The configuration has the same version.
    await cache.invalidateQueries({ queryKey: queries.projects.config.key() });
    return saved;
  }
  return { query, replace };
}
