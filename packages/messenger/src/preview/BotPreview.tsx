import type { ConversationMessage } from '@adlane/contract/widget/conversations';
import type { FlowConfig, WidgetBot } from '@adlane/contract/widget/flowConfig';
import { Box } from '@adlane/ui';
import { useCallback, useState } from 'react';
import { MessageList } from '../ConversationsView/MessageList';
import { ContentScreen } from '../layout/ContentScreen';
import { PreviewFrame } from './PreviewFrame';

export type BotPreviewProps = {
  /** The bot, saved or not. */
  bot: WidgetBot;
  /** Colors and texts of the project. */
  config: Partial<FlowConfig> | undefined;
  /** Shown when the script ends and the team takes over. */
  endText: string;
};

/**
 * A conversation with a bot as visitors see it: the chosen answers lead through its script.
 *
 * @example <BotPreview bot={bot} config={flowConfig} endText="Your team answers from here." />
 */
export function BotPreview({ bot, config, endText }: BotPreviewProps) {
  const [path, setPath] = useState<readonly string[]>([]);
  const restart = useCallback(() => setPath([]), []);
  const { messages, isOver } = listMessages(bot, path);
  return (
    <PreviewFrame config={config} onClose={restart}>
      <ContentScreen title={bot.name} fitsContent>
        <MessageList messages={messages} onChoose={(label) => setPath([...path, label])} disabled={false} />
        {isOver ? (
          <Box textStyle="xs" color="fg.muted" textAlign="center">
            {endText}
          </Box>
        ) : null}
      </ContentScreen>
    </PreviewFrame>
  );
}

/** Follows the chosen answers through the script, as the server does. */
function listMessages(bot: WidgetBot, path: readonly string[]) {
  const created_at = new Date().toISOString();
  const messages: ConversationMessage[] = [];
  const add = (from: 'bot' | 'visitor', text: string, choices: string[]) =>
    messages.push({
      id: String(messages.length),
      from,
      senderName: bot.name,
      text,
      choices,
      files: [],
      sources: [],
      notice: null,
      created_at,
    });
  // An answer that is still without a text has no button.
  const addStep = ({ text, choices }: WidgetBot['steps'][number]) =>
    add(
      'bot',
      text,
      choices.map(({ label }) => label).filter((label) => label.trim() !== ''),
    );
  let step: WidgetBot['steps'][number] | undefined = bot.steps[0];
  if (step) addStep(step);
  for (const label of path) {
    const choice: { next?: string | undefined } | undefined = step?.choices.find(
      (one) => one.label === label,
    );
    if (!choice) break;
    add('visitor', label, []);
    step = choice.next === undefined ? undefined : bot.steps.find(({ id }) => id === choice.next);
    if (!step) break;
    addStep(step);
  }
  return { messages, isOver: (step?.choices.length ?? 0) === 0 };
}
