import type { BotForm, ProjectBots } from '@adlane/contract/widget/bots';
import { botLimits } from '@adlane/contract/widget/bots';
import {
  ButtonLink,
  EmptyState,
  PageHeader,
  PageHelp,
  QueryState,
  Skeleton,
  Stack,
  toast,
  translate,
} from '@adlane/ui';
import { useMutation } from '@tanstack/react-query';
import { Bot, Plus } from 'lucide-react';
import { useConfirmation } from '../../../shared/confirm/useConfirmation';
import { describeError } from '../../../shared/format/describeError';
import { findFreeId } from '../../outbound/findFreeId';
import { type OutboundHrefs, OutboundTabs } from '../../outbound/OutboundTabs';
import { useBots } from '../useBots';
import { BotCard } from './BotCard';
import { HelpAnswersCard } from './HelpAnswersCard';

export type BotsScreenProps = {
  /** The project to show. */
  projectId: number;
  /** Link to the project. */
  projectHref: string;
  /** Links to the lists of messages, surveys and bots. */
  hrefs: OutboundHrefs;
  /** Link to the editor of a new bot. */
  newHref: string;
  /** Link to the help center's articles. */
  articlesHref: string;
  /** Returns the link to the editor of a bot. */
  botHref: (id: string) => string;
};

type Row = ProjectBots['bots'][number];
type Change = {
  readonly bots: readonly BotForm[];
  readonly help_answers?: boolean;
  readonly success: string;
};

/** The scripted bots of a project (widget §2.3). */
export function BotsScreen({
  projectId,
  projectHref,
  hrefs,
  newHref,
  articlesHref,
  botHref,
}: BotsScreenProps) {
  const { query, replace } = useBots(projectId);
  const { confirm, dialog } = useConfirmation();
  const { data } = query;
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ bots, help_answers }: Change) => {
      if (data)
        await replace({ version: data.version, ...(help_answers !== undefined && { help_answers }) }, bots);
    },
    onSuccess: (_answer, { success }) => toast({ tone: 'success', text: success }),
    onError: (error) => {
      toast({ tone: 'error', text: describeError(error) });
      // After another user's save, the next attempt starts with the new list.
      void query.refetch();
    },
  });
  const isFull = (data?.bots.length ?? 0) >= botLimits.bots;
  const newButton = isFull ? null : (
    <ButtonLink href={newHref} startIcon={<Plus aria-hidden />}>
      {translate('New bot')}
    </ButtonLink>
  );
  const remove = (bots: readonly Row[], bot: Row) =>
    confirm(
      {
        title: translate('Delete {name}?', { name: bot.name }),
        text: translate(
          "It answers no more visitors. Running conversations go to your team. You can't undo this.",
        ),
        confirmLabel: translate('Delete bot'),
      },
      () => mutate({ bots: bots.filter((other) => other !== bot), success: 'Bot deleted.' }),
    );
  const duplicate = (bots: readonly Row[], bot: Row) => {
    const bot_id = findFreeId(
      bot.bot_id,
      bots.map((other) => other.bot_id),
    );
    mutate({
      bots: [
        ...bots,
        { ...bot, bot_id, name: translate('{name} (copy)', { name: bot.name.slice(0, botLimits.name - 7) }) },
      ],
      success: 'Bot duplicated.',
    });
  };
  return (
    <>
      <PageHeader
        title={translate('Bots')}
        help={
          <PageHelp>
            {translate(
              'Answers to common questions before your team replies: from your help center, or by a script.',
            )}
          </PageHelp>
        }
        back={{ href: projectHref, label: translate('Project') }}
        actions={newButton}
      />
      <OutboundTabs hrefs={hrefs} current="bots" />
      <QueryState
        query={query}
        describeError={describeError}
        loadingLabel={translate('Loading the bots')}
        loading={<Skeleton height={48} />}
      >
        {({ bots, help_answers }) => (
          <Stack gap={6}>
            <HelpAnswersCard
              isOn={help_answers}
              isPending={isPending}
              articlesHref={articlesHref}
              onChange={(isOn) =>
                mutate({
                  bots,
                  help_answers: isOn,
                  success: isOn
                    ? 'Answers from the help center turned on.'
                    : 'Answers from the help center turned off.',
                })
              }
            />
            {bots.length === 0 ? (
              <EmptyState icon={<Bot />} title={translate('No bots yet')} actions={newButton}>
                {translate(
                  'A bot greets visitors with a question and leads them to an answer, or to your team.',
                )}
              </EmptyState>
            ) : (
              <Stack gap={3} aria-busy={isPending}>
                {bots.map((bot) => (
                  <BotCard
                    key={bot.bot_id}
                    bot={bot}
                    href={botHref(bot.bot_id)}
                    onDuplicate={isFull ? undefined : () => duplicate(bots, bot)}
                    onRemove={() => remove(bots, bot)}
                  />
                ))}
              </Stack>
            )}
          </Stack>
        )}
      </QueryState>
      {dialog}
    </>
  );
}
