import type { BotForm, ProjectBots } from '@adlane/contract/bots';
import { botLimits } from '@adlane/contract/bots';
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
  QueryState,
  Skeleton,
  Stack,
  Text,
  toast,
} from '@adlane/ui';
import { useMutation } from '@tanstack/react-query';
import { Bot, Copy, Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react';
import { useConfirmation } from '../../shared/confirm/useConfirmation';
import { describeError } from '../../shared/format/describeError';
import { findFreeId } from '../findFreeId';
import { type OutboundHrefs, OutboundTabs } from '../OutboundTabs';
import { useBots } from '../useBots';

export type BotsScreenProps = {
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
    onError: (error) => toast({ tone: 'error', text: describeError(error) }),
  });
  const isFull = (data?.bots.length ?? 0) >= botLimits.bots;
  const newButton = isFull ? null : (
    <ButtonLink href={newHref} startIcon={<Plus aria-hidden />}>
      New bot
    </ButtonLink>
  );
  const remove = (bots: readonly Row[], bot: Row) =>
    confirm(
      {
        title: `Delete ${bot.name}?`,
        text: "It answers no more visitors. Running conversations go to your team. You can't undo this.",
        confirmLabel: 'Delete bot',
      },
      () => mutate({ bots: bots.filter((other) => other !== bot), success: 'Bot deleted.' }),
    );
  const duplicate = (bots: readonly Row[], bot: Row) => {
    const bot_id = findFreeId(
      bot.bot_id,
      bots.map((other) => other.bot_id),
    );
    mutate({
      bots: [...bots, { ...bot, bot_id, name: `${bot.name.slice(0, botLimits.name - 7)} (copy)` }],
      success: 'Bot duplicated.',
    });
  };
  return (
    <>
      <PageHeader
        title="Bots"
        description="Scripted conversations that answer common questions before your team does."
        back={{ href: projectHref, label: 'Project' }}
        actions={newButton}
      />
      <OutboundTabs hrefs={hrefs} current="bots" />
      <QueryState
        query={query}
        describeError={describeError}
        loadingLabel="Loading the bots"
        loading={<Skeleton height="12rem" />}
      >
        {({ bots }) =>
          bots.length === 0 ? (
            <EmptyState icon={<Bot />} title="No bots yet" actions={newButton}>
              A bot greets visitors with a question and leads them to an answer, or to your team.
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
                        <span>{`${bot.steps.length} ${bot.steps.length === 1 ? 'message' : 'messages'}`}</span>
                        <span>{`${bot.conversations} conversations with it now`}</span>
                      </HStack>
                    </Box>
                    <Menu
                      trigger={<IconButton size="sm" label={`Actions for ${bot.name}`} icon={<Ellipsis />} />}
                      items={[
                        { value: 'edit', label: 'Edit', icon: <Pencil />, href: botHref(bot.bot_id) },
                        ...(isFull
                          ? []
                          : [
                              {
                                value: 'duplicate',
                                label: 'Duplicate',
                                icon: <Copy />,
                                onSelect: () => duplicate(bots, bot),
                              },
                            ]),
                        {
                          value: 'delete',
                          label: 'Delete',
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
