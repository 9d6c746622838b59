import type { BotForm, ProjectBots } from '@adlane/contract/widget/bots';
import { botLimits } from '@adlane/contract/widget/bots';
import {
  Box,
  ButtonLink,
  Card,
  EmptyState,
  Flex,
  HStack,
  IconButton,
  Link,
  Menu,
  PageHeader,
  PageHelp,
  QueryState,
  Skeleton,
  Stack,
  Text,
  toast,
  translate,
} from '@adlane/ui';
import { useMutation } from '@tanstack/react-query';
import { Bot, Copy, Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react';
import { useConfirmation } from '../../../shared/confirm/useConfirmation';
import { describeError } from '../../../shared/format/describeError';
import { findFreeId } from '../../outbound/findFreeId';
import { type OutboundHrefs, OutboundTabs } from '../../outbound/OutboundTabs';
import { useBots } from '../useBots';

export type BotsScreenProps = {
  /** The project to show. */
  projectId: number;
  /** Link to the project. */
  projectHref: string;
  /** Links to the lists of messages, surveys and bots. */
  hrefs: OutboundHrefs;
  /** Link to the editor of a new bot. */
  newHref: string;
  /** Returns the link to the editor of a bot. */
  botHref: (id: string) => string;
};

type Row = ProjectBots['bots'][number];
type Change = { readonly bots: readonly BotForm[]; readonly success: string };

/** The scripted bots of a project (widget §2.3). */
export function BotsScreen({ projectId, projectHref, hrefs, newHref, botHref }: BotsScreenProps) {
  const { query, replace } = useBots(projectId);
  const { confirm, dialog } = useConfirmation();
  const { data } = query;
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ bots }: Change) => {
      if (data) await replace(data, bots);
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
            {translate('Scripted conversations that answer common questions before your team does.')}
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
        {({ bots }) =>
          bots.length === 0 ? (
            <EmptyState icon={<Bot />} title={translate('No bots yet')} actions={newButton}>
              {translate(
                'A bot greets visitors with a question and leads them to an answer, or to your team.',
              )}
            </EmptyState>
          ) : (
            <Stack gap={3} aria-busy={isPending}>
              {bots.map((bot) => (
                <Card key={bot.bot_id}>
                  <Flex justify="space-between" align="center" gap={4}>
                    <Box minW={0}>
                      <Link href={botHref(bot.bot_id)}>{bot.name}</Link>
                      <Text textStyle="sm" color="fg.muted" mt={1} truncate>
                        {bot.steps[0]?.text}
                      </Text>
                      <HStack gap={3} mt={2} textStyle="xs" color="fg.muted" flexWrap="wrap">
                        <span>{bot.bot_id}</span>
                        <span>{translate('Messages: {count}', { count: bot.steps.length })}</span>
                        <span>
                          {translate('{count} conversations with it now', { count: bot.conversations })}
                        </span>
                      </HStack>
                    </Box>
                    <Menu
                      trigger={
                        <IconButton
                          size="sm"
                          label={translate('Actions for {name}', { name: bot.name })}
                          icon={<Ellipsis />}
                        />
                      }
                      items={[
                        {
                          value: 'edit',
                          label: translate('Edit'),
                          icon: <Pencil />,
                          href: botHref(bot.bot_id),
                        },
                        ...(isFull
                          ? []
                          : [
                              {
                                value: 'duplicate',
                                label: translate('Duplicate'),
                                icon: <Copy />,
                                onSelect: () => duplicate(bots, bot),
                              },
                            ]),
                        {
                          value: 'delete',
                          label: translate('Delete'),
                          icon: <Trash2 />,
                          tone: 'danger',
                          onSelect: () => remove(bots, bot),
                        },
                      ]}
                    />
                  </Flex>
                </Card>
              ))}
            </Stack>
          )
        }
      </QueryState>
      {dialog}
    </>
  );
}
