import type { ProjectBots } from '@adlane/contract/widget/bots';
import { Box, Card, Flex, HStack, IconButton, Link, Menu, Text, translate } from '@adlane/ui';
import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';

export type BotCardProps = {
  bot: ProjectBots['bots'][number];
  /** Link to its editor. */
  href: string;
  /** Absent while there are as many bots as a project may have. */
  onDuplicate: (() => void) | undefined;
  onRemove: () => void;
};

/** A scripted bot of a project, with its actions. */
export function BotCard({ bot, href, onDuplicate, onRemove }: BotCardProps) {
  const { bot_id, name, steps, conversations } = bot;
  return (
    <Card>
      <Flex justify="space-between" align="center" gap={4}>
        <Box minW={0}>
          <Link href={href}>{name}</Link>
          <Text textStyle="sm" color="fg.muted" mt={1} dir="auto" textAlign="match-parent" truncate>
            {steps[0]?.text}
          </Text>
          <HStack gap={3} mt={2} textStyle="xs" color="fg.muted" flexWrap="wrap">
            <span>{bot_id}</span>
            <span>{translate('Messages: {count}', { count: steps.length })}</span>
            <span>{translate('{count} conversations with it now', { count: conversations })}</span>
          </HStack>
        </Box>
        <Menu
          trigger={
            <IconButton size="sm" label={translate('Actions for {name}', { name })} icon={<Ellipsis />} />
          }
          items={[
            { value: 'edit', label: translate('Edit'), icon: <Pencil />, href },
            ...(onDuplicate
              ? [
                  {
                    value: 'duplicate',
                    label: translate('Duplicate'),
                    icon: <Copy />,
                    onSelect: onDuplicate,
                  },
                ]
              : []),
            {
              value: 'delete',
              label: translate('Delete'),
              icon: <Trash2 />,
              tone: 'danger',
              onSelect: onRemove,
            },
          ]}
        />
      </Flex>
    </Card>
  );
}
