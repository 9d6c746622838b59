import type { FeedbackFlow } from '@adlane/contract/widget/flowConfig';
import { Box, Skeleton } from '@adlane/ui';
import { ChevronRight } from 'lucide-react';
import type { SdkOutput } from '../api/sdkRoutes';
import { useAppearance } from '../appearance/AppearanceContext';
import { getFlowIcon } from '../flows/getFlowIcon';
import { FrameHeader } from '../layout/FrameHeader';
import { useTranslate } from '../texts/TranslateContext';
import { HomeSections } from './HomeSections';

export type HomeViewProps = {
  /** Forms to choose from; `undefined` until the configuration is loaded. */
  flows: readonly FeedbackFlow[] | undefined;
  /** The project's other sections; `undefined` until they are loaded, or if they cannot be. */
  home: SdkOutput<'messenger.home'> | undefined;
  /** The visitor's name, if known. */
  visitorName: string | undefined;
  /** Opens a form. */
  onChoose: (flowId: string) => void;
  /** Closes the widget. */
  onClose: () => void;
};

/** The first screen: a greeting, the forms, and the project's sections with their latest entries. */
export function HomeView({ flows, home, visitorName, onChoose, onClose }: HomeViewProps) {
  const t = useTranslate();
  const name = visitorName?.trim().split(/\s+/)[0];
  return (
    <Box flex="1" minH={0} overflowY="auto" display="flex" flexDirection="column">
      <FrameHeader
        size="tall"
        title={name ? t('greetingName', { name }) : t('greeting')}
        subtitle={t('intro')}
        onClose={onClose}
      />
      <Box
        as="main"
        px={4}
        pb={6}
        mt={-14}
        display="flex"
        flexDirection="column"
        gap={3}
        aria-busy={flows === undefined}
      >
        {flows === undefined ? <LoadingCards /> : null}
        {flows?.length === 0 && !home ? (
          <Box bg="bg.panel" borderRadius="l3" shadow="md" p={5} textStyle="sm" color="fg.muted">
            {t('noFlows')}
          </Box>
        ) : null}
        {flows?.map((flow) => (
          <FlowCard key={flow.id} flow={flow} onChoose={onChoose} />
        ))}
        {home ? <HomeSections home={home} /> : null}
      </Box>
    </Box>
  );
}

function LoadingCards() {
  return [1, 2].map((card) => (
    <Box key={card} bg="bg.panel" borderRadius="l3" shadow="md" p={5} display="grid" gap={3}>
      <Skeleton width="50%" />
      <Skeleton width="80%" height="0.75rem" />
    </Box>
  ));
}

function FlowCard({ flow, onChoose }: { flow: FeedbackFlow; onChoose: (flowId: string) => void }) {
  const { borderRadius } = useAppearance();
  const Icon = getFlowIcon(flow);
  return (
    <Box
      as="button"
      onClick={() => onChoose(flow.id)}
      display="flex"
      alignItems="center"
      gap={4}
      w="full"
      p={4}
      bg="bg.panel"
      color="fg"
      shadow="md"
      textAlign="start"
      cursor="button"
      colorPalette="brand"
      focusVisibleRing="outside"
      transition="box-shadow 150ms, transform 150ms"
      _hover={{ shadow: 'lg', transform: 'translateY(-1px)' }}
      style={{ borderRadius: Math.min(borderRadius, 16) }}
    >
      <Box
        display="grid"
        placeItems="center"
        boxSize={10}
        flexShrink={0}
        borderRadius="full"
        bg="brand.muted"
        color="brand.fg"
      >
        <Icon size={20} aria-hidden />
      </Box>
      <Box flex="1" minW={0} overflowWrap="anywhere">
        <Box dir="auto" textAlign="match-parent" fontWeight="semibold" textStyle="sm">
          {flow.title}
        </Box>
        {flow.description ? (
          <Box dir="auto" textAlign="match-parent" mt={0.5} textStyle="xs" color="fg.muted">
            {flow.description}
          </Box>
        ) : null}
      </Box>
      <Box
        as={ChevronRight}
        aria-hidden
        boxSize={4}
        flexShrink={0}
        color="fg.subtle"
        _rtl={{ transform: 'scaleX(-1)' }}
      />
    </Box>
  );
}
