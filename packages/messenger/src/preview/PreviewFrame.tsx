import type { FlowConfig } from '@adlane/contract/widget/flowConfig';
import { Box, buildBrandVariables, getScopeClasses } from '@adlane/ui';
import { type ReactNode, useMemo } from 'react';
import { AppearanceContext } from '../appearance/AppearanceContext';
import { toAppearance } from '../appearance/toAppearance';
import { type FrameActions, FrameContext } from '../layout/FrameContext';
import { createTranslate } from '../texts/createTranslate';
import { TranslateContext } from '../texts/TranslateContext';

export type PreviewFrameProps = {
  /** Colors and texts of the project. */
  config: Partial<FlowConfig> | undefined;
  /** Called when the close button is pressed. */
  onClose: () => void;
  children: ReactNode;
};

/** The frame around a preview: the project's appearance, without a page and without an API. */
export function PreviewFrame({ config, onClose, children }: PreviewFrameProps) {
  const appearance = useMemo(() => toAppearance(config), [config]);
  const variables = useMemo(() => buildBrandVariables(appearance.color)[appearance.colorMode], [appearance]);
  const actions = useMemo<FrameActions>(
    () => ({
      bridge: { send: () => undefined, subscribe: () => () => undefined },
      show: () => undefined,
      replace: () => undefined,
      openFlow: () => undefined,
      goBack: undefined,
      close: onClose,
      isWidgetOpen: true,
      isPreview: true,
    }),
    [onClose],
  );
  const translate = useMemo(
    () =>
      createTranslate(
        config?.staticTranslations ? { staticTranslations: config.staticTranslations } : undefined,
      ),
    [config],
  );
  return (
    <Box
      className={getScopeClasses(appearance.colorMode)}
      bg="bg.panel"
      color="fg"
      dir={appearance.dir}
      display="flex"
      flexDirection="column"
      overflow="hidden"
      shadow="lg"
      borderWidth="1px"
      style={{ ...variables, background: appearance.backgroundColor, borderRadius: appearance.borderRadius }}
    >
      <AppearanceContext value={appearance}>
        <TranslateContext value={translate}>
          <FrameContext value={actions}>{children}</FrameContext>
        </TranslateContext>
      </AppearanceContext>
    </Box>
  );
}
