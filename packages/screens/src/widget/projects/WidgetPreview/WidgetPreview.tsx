import type { FlowConfigForm } from '@adlane/contract/widget/projects';
import { Box, getReadableText, Text, translate } from '@adlane/ui';
import { ChevronRight, MessageCircle } from 'lucide-react';

type PreviewConfig = Pick<
  FlowConfigForm,
  | 'color'
  | 'headerColor'
  | 'buttonColor'
  | 'backgroundColor'
  | 'borderRadius'
  | 'buttonX'
  | 'buttonY'
  | 'feedbackButtonPosition'
  | 'widgetButtonText'
  | 'buttonLogo'
  | 'disableBGGradient'
  | 'rtl'
  | 'translations'
  | 'feedbackFlows'
>;

export type WidgetPreviewProps = {
  /** The configuration, saved or not. */
  config: PreviewConfig;
  /**
   * Language of the texts.
   * @default 'en'
   */
  language?: string;
};

/** Size of the drawn page compared with a real one. */
const scale = 0.72;

function toColor(text: string, fallback: string): string {
  return /^#[0-9a-f]{6}$/i.test(text) ? text : fallback;
}

function toPixels(value: number, max: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(value, 0), max) * scale : 20 * scale;
}

/** Draws a page with the widget's button and its home screen, as the configuration would show them. */
export function WidgetPreview({ config, language = 'en' }: WidgetPreviewProps) {
  return (
    <Box
      role="img"
      aria-label={translate('Preview of the widget on a page')}
      position="relative"
      h="30rem"
      overflow="hidden"
      borderWidth="line"
      borderRadius="l3"
      bg="#f4f5f7"
      color="#1f2430"
      dir={config.rtl ? 'rtl' : 'ltr'}
    >
      <PageLines />
      <Frame config={config} language={language} />
      <LauncherButton config={config} />
    </Box>
  );
}

/** Suggests the host page. */
function PageLines() {
  return (
    <Box p={5} aria-hidden>
      {['40%', '90%', '75%', '85%', '30%'].map((width, index) => (
        <Box
          key={width}
          h={index === 0 ? 4 : 2.5}
          mb={3}
          borderRadius="full"
          bg="#dfe2e8"
          style={{ width }}
        />
      ))}
    </Box>
  );
}

function findFlowTitle(flow: FlowConfigForm['feedbackFlows'][number], language: string): string {
  return flow.translations?.[language]?.title || flow.title;
}

function Frame({ config, language }: Required<WidgetPreviewProps>) {
  const header = toColor(config.headerColor, '#485BFF');
  const background = toColor(config.backgroundColor, '#FFFFFF');
  const text = getReadableText(header);
  const away = text === '#ffffff' ? '#000000' : '#ffffff';
  const radius = Math.min(toPixels(config.borderRadius, 28), 20);
  const texts = { ...config.translations['en'], ...config.translations[language] };
  const isLeft = config.feedbackButtonPosition.endsWith('_LEFT');
  return (
    <Box
      position="absolute"
      bottom="5.25rem"
      w={60}
      h="21rem"
      overflow="hidden"
      shadow="lg"
      style={{
        [isLeft ? 'left' : 'right']: Math.max(toPixels(config.buttonX, 60), 12),
        borderRadius: radius,
        backgroundColor: background,
        color: getReadableText(background),
      }}
    >
      <Box
        px={4}
        pt={8}
        pb={12}
        style={{
          color: text,
          backgroundColor: header,
          backgroundImage: config.disableBGGradient
            ? 'none'
            : `linear-gradient(160deg, ${header}, color-mix(in srgb, ${header} 78%, ${away}))`,
        }}
      >
        <Text fontWeight="semibold" textStyle="xl" overflowWrap="anywhere">
          {texts['greeting'] || 'Hi there'}
        </Text>
        <Text textStyle="sm" overflowWrap="anywhere">
          {texts['intro'] || 'How can we help?'}
        </Text>
      </Box>
      <Box px={3} mt={-8} display="grid" gap={2}>
        {config.feedbackFlows.slice(0, 4).map((flow, index) => (
          <Box
            // Two forms may have the same id while it is being typed.
            key={`${index} ${flow.id}`}
            display="flex"
            alignItems="center"
            gap={2}
            px={3}
            py={2.5}
            shadow="md"
            textStyle="xs"
            fontWeight="semibold"
            style={{
              borderRadius: Math.min(radius, 14),
              backgroundColor: `color-mix(in srgb, ${background} 94%, ${getReadableText(background)})`,
            }}
          >
            <Box
              w={2}
              h={2}
              borderRadius="full"
              flexShrink={0}
              style={{ backgroundColor: toColor(config.color, header) }}
            />
            <Box flex="1" minW={0} truncate>
              {findFlowTitle(flow, language)}
            </Box>
            <Box as={ChevronRight} boxSize={3} _rtl={{ transform: 'scaleX(-1)' }} aria-hidden />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const classicStyles = {
  BUTTON_CLASSIC: {
    right: 0,
    top: '50%',
    writingMode: 'vertical-rl',
    transform: 'translateY(-50%) rotate(180deg)',
    borderRadius: '0 8px 8px 0',
  },
  BUTTON_CLASSIC_LEFT: {
    left: 0,
    top: '50%',
    writingMode: 'vertical-rl',
    transform: 'translateY(-50%) rotate(180deg)',
    borderRadius: '8px 0 0 8px',
  },
} as const;

function LauncherButton({ config }: { config: PreviewConfig }) {
  const { feedbackButtonPosition: position, buttonLogo, widgetButtonText } = config;
  if (position === 'BUTTON_NONE') return null;
  const color = toColor(config.buttonColor, '#485BFF');
  const style = { backgroundColor: color, color: getReadableText(color) };
  const x = toPixels(config.buttonX, 120);
  const y = toPixels(config.buttonY, 120);
  if (position === 'BOTTOM_RIGHT' || position === 'BOTTOM_LEFT') {
    return (
      <Box
        position="absolute"
        display="grid"
        placeItems="center"
        boxSize={11}
        borderRadius="full"
        overflow="hidden"
        shadow="md"
        style={{ ...style, bottom: y, [position === 'BOTTOM_LEFT' ? 'left' : 'right']: x }}
      >
        {/^https?:\/\//.test(buttonLogo) ? (
          <Box asChild boxSize="full" objectFit="cover">
            <img src={buttonLogo} alt="" />
          </Box>
        ) : (
          <MessageCircle size={20} aria-hidden />
        )}
      </Box>
    );
  }
  const edge =
    position === 'BUTTON_CLASSIC_BOTTOM'
      ? { right: x, bottom: 0, borderRadius: '8px 8px 0 0' }
      : classicStyles[position];
  return (
    <Box
      position="absolute"
      px={3}
      py={2.5}
      textStyle="xs"
      fontWeight="semibold"
      whiteSpace="nowrap"
      shadow="md"
      style={{ ...style, ...edge }}
    >
      {widgetButtonText || 'Feedback'}
    </Box>
  );
}
