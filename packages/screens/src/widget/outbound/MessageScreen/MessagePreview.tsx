import { useApi } from '@adlane/api-client';
import { defaultColor } from '@adlane/contract/constants';
import type { FlowConfig } from '@adlane/contract/widget/flowConfig';
import type { MessageContent, MessageTargets } from '@adlane/contract/widget/outbound/manage';
import type { NotificationData } from '@adlane/contract/widget/outbound/visitor';
import { BannerPreview, SurveyPreview } from '@adlane/messenger/preview';
import { Box, EmptyState, Text, translate } from '@adlane/ui';
import { NotificationPreview, TourPreview } from '@adlane/widget-core/preview';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

export type MessagePreviewProps = {
  /** The content, saved or not. */
  content: MessageContent;
  targets: MessageTargets | undefined;
  /** Colors and texts of the project. */
  config: Partial<FlowConfig> | undefined;
};

type Content<K extends MessageContent['kind']> = Extract<MessageContent, { kind: K }>;

/** A message as visitors see it, drawn by the widget's own parts. */
export function MessagePreview({ content, targets, config }: MessagePreviewProps) {
  if (content.kind === 'survey') return <ChosenSurvey content={content} config={config} />;
  if (content.kind === 'banner') return <Banner content={content} />;
  if (content.kind === 'tour') return <ChosenTour content={content} config={config} />;
  const color = typeof config?.color === 'string' ? config.color : defaultColor;
  return (
    <Box p={4} borderWidth="line" borderRadius="l3" bg="bg.muted">
      <NotificationPreview
        data={toNotification(content, targets)}
        color={color}
        backgroundColor={config?.backgroundColor}
        visitorName="Maya Ortiz"
      />
      <Text textStyle="xs" color="fg.muted" mt={3}>
        {translate("Shown above the widget's button to a visitor named Maya Ortiz.")}
      </Text>
    </Box>
  );
}

function ChosenSurvey({
  content,
  config,
}: Pick<MessagePreviewProps, 'config'> & { content: Content<'survey'> }) {
  const { queries } = useApi();
  const id = Number(content.survey_id);
  const { data } = useQuery({
    ...queries.projectSurveys.view.query({ params: { id } }),
    enabled: id > 0,
  });
  if (!data || id === 0) {
    return (
      <EmptyState title={translate('Nothing to preview')}>
        {translate('Choose a survey to see it here.')}
      </EmptyState>
    );
  }
  return <SurveyPreview survey={{ id: data.form_id, title: data.title, form: data.form }} config={config} />;
}

function ChosenTour({ content, config }: Pick<MessagePreviewProps, 'config'> & { content: Content<'tour'> }) {
  const { queries } = useApi();
  const id = Number(content.tour_id);
  const { data } = useQuery({ ...queries.guides.view.query({ params: { id } }), enabled: id > 0 });
  if (data?.kind !== 'tour' || id === 0) {
    return (
      <EmptyState title={translate('Nothing to preview')}>
        {translate('Choose a tour to see its first step here.')}
      </EmptyState>
    );
  }
  return <TourPreview tour={data.config} index={0} config={config} />;
}

function Banner({ content }: { content: Content<'banner'> }) {
  const { format, text, backgroundColor, isClosable, buttonText, actionType } = content;
  const action = useMemo(
    () => ({
      actionType: 'banner',
      format,
      data: {
        text,
        backgroundColor,
        isClosable,
        ...(actionType !== 'none' && {
          buttonText,
          action: { name: 'start-custom-action', data: { action: 'preview' } },
        }),
      },
    }),
    [format, text, backgroundColor, isClosable, buttonText, actionType],
  );
  return (
    <Box borderWidth="line" borderRadius="l3" overflow="hidden" bg="bg.muted">
      <Box p={format === 'floating' ? 3 : 0}>
        {text.trim() === '' ? (
          <EmptyState title={translate('Nothing to preview')}>{translate('Enter a text.')}</EmptyState>
        ) : (
          <BannerPreview action={action} />
        )}
      </Box>
      <Box p={4} aria-hidden>
        {['90%', '75%', '40%'].map((width) => (
          <Box key={width} h={2.5} mb={3} borderRadius="full" bg="bg.emphasized" style={{ width }} />
        ))}
      </Box>
    </Box>
  );
}

function toNotification(
  content: Exclude<MessageContent, { kind: 'survey' | 'banner' | 'tour' }>,
  targets: MessageTargets | undefined,
): NotificationData {
  const { text } = content;
  switch (content.kind) {
    case 'notification': {
      const { previewText, senderName, senderImageUrl, coverImageUrl } = content;
      return {
        text,
        ...(previewText && { previewText }),
        ...(senderName && {
          sender: { name: senderName, ...(senderImageUrl && { profileImageUrl: senderImageUrl }) },
        }),
        ...(coverImageUrl && { coverImageUrl }),
      };
    }
    case 'chat':
      return { text, sender: { name: content.senderName } };
    case 'news': {
      const article = targets?.news.find(({ id }) => id === String(content.news_id));
      return { text, ...(article && { previewText: article.title }) };
    }
    case 'checklist': {
      const list = targets?.checklists.find(({ id }) => id === String(content.checklist_id));
      return {
        text,
        checklist: { id: String(content.checklist_id) },
        currentStep: 0,
        totalSteps: list?.steps.length ?? 3,
        ...(list?.steps[0] && { nextStepTitle: list.steps[0] }),
      };
    }
    default:
      return content satisfies never;
  }
}
