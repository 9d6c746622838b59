import { Box, Center, Spinner, UiProvider } from '@adlane/ui';
import { lazy, Suspense, useMemo, useRef } from 'react';
import { SdkProvider, useSdkQuery } from '../api/SdkContext';
import { AppearanceContext } from '../appearance/AppearanceContext';
import { toAppearance } from '../appearance/toAppearance';
import type { Bridge } from '../bridge/Bridge';
import { listFlows } from '../flows/listFlows';
import { HomeView } from '../HomeView/HomeView';
import { type FrameActions, FrameContext } from '../layout/FrameContext';
import { TabBar, type TabName } from '../layout/TabBar';
import { isBackHidden } from '../state/nextMessengerState';
import { createTranslate } from '../texts/createTranslate';
import { LanguageContext } from '../texts/LanguageContext';
import { TranslateContext } from '../texts/TranslateContext';
import { useDocumentLanguage } from '../texts/useDocumentLanguage';
import { useTexts } from '../texts/useTexts';
import { ContentView } from './ContentView';
import { useEscape } from './useEscape';
import { useHeightReport } from './useHeightReport';
import { type MessengerControls, useMessenger } from './useMessenger';

// The home screen does not need the form library.
const FlowView = lazy(() => import('../FlowView/FlowView').then((module) => ({ default: module.FlowView })));
const SurveyView = lazy(() =>
  import('../SurveyView/SurveyView').then((module) => ({ default: module.SurveyView })),
);

export type MessengerProps = {
  /** Channel to the host page. Keep its identity. */
  bridge: Bridge;
};

/**
 * The app in the widget's frame. Messages of the page give it the project, the visitor and the screen to
 * open.
 */
export function Messenger({ bridge }: MessengerProps) {
  const controls = useMessenger(bridge);
  const { config, session, access, language, contentVersion } = controls.state;
  const tag = language ?? session?.lang ?? navigator.language;
  const texts = useTexts(tag);
  useDocumentLanguage(tag, Object.keys(config?.staticTranslations ?? {}).length > 0);
  const appearance = useMemo(() => toAppearance(config), [config]);
  const translate = useMemo(() => createTranslate(config, texts), [config, texts]);
  return (
    <UiProvider
      scope="document"
      colorMode={appearance.colorMode}
      dir={appearance.dir}
      brandColor={appearance.color}
    >
      <AppearanceContext value={appearance}>
        <LanguageContext value={tag}>
          <TranslateContext value={translate}>
            <SdkProvider access={access} session={session} contentVersion={contentVersion}>
              <Frame
                bridge={bridge}
                controls={controls}
                background={appearance.backgroundColor}
                isReady={texts !== undefined}
              />
            </SdkProvider>
          </TranslateContext>
        </LanguageContext>
      </AppearanceContext>
    </UiProvider>
  );
}

type FrameProps = {
  bridge: Bridge;
  controls: MessengerControls;
  background: string;
  /** The texts of the visitor's language are loaded. */
  isReady: boolean;
};

function Frame({ bridge, controls, background, isReady }: FrameProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const { state, dispatch, close } = controls;
  const { view, history, isWidgetOpen } = state;
  const isAlone = isBackHidden({ view, history });
  useEscape(close);
  useHeightReport(rootRef, bridge, view.name === 'flow' && view.format !== undefined);
  const actions = useMemo<FrameActions>(
    () => ({
      bridge,
      show: (place) => dispatch({ name: 'show', place }),
      replace: (place) => dispatch({ name: 'replace', place }),
      openFlow: (flowId) => dispatch({ name: 'choose-flow', flowId }),
      goBack: isAlone ? undefined : () => dispatch({ name: 'go-back' }),
      close,
      isWidgetOpen,
    }),
    [bridge, dispatch, isAlone, close, isWidgetOpen],
  );
  return (
    <Box
      ref={rootRef}
      h="dvh"
      maxH="dvh"
      display="flex"
      flexDirection="column"
      overflow="hidden"
      style={{ background }}
    >
      <FrameContext value={actions}>{isReady ? <Screen controls={controls} /> : <Loading />}</FrameContext>
    </Box>
  );
}

/** The section that a screen is, for the tabs; undefined for screens without tabs. */
function findTab(name: string): TabName | undefined {
  return name === 'home' || name === 'conversations' || name === 'help' || name === 'news' ? name : undefined;
}

function Screen({ controls }: { controls: MessengerControls }) {
  const { state, flow, draft, dispatch, send, startDrawing, close } = controls;
  const { view, config, session, sending } = state;
  const tab = findTab(view.name);
  const home = useSdkQuery('messenger.home', {}, { enabled: tab !== undefined }).data;
  if (view.name === 'home' || !config) {
    return (
      <>
        <HomeView
          flows={config && listFlows(config)}
          home={home}
          visitorName={session?.name}
          onChoose={(flowId) => dispatch({ name: 'choose-flow', flowId })}
          onClose={close}
        />
        {home ? <Tabs controls={controls} home={home} current="home" /> : null}
      </>
    );
  }
  if (view.name !== 'flow') {
    return (
      <>
        <Suspense fallback={<Loading />}>
          <ContentView view={view} />
        </Suspense>
        {tab && home && !isBackHidden(state) ? <Tabs controls={controls} home={home} current={tab} /> : null}
      </>
    );
  }
  const onBack = isBackHidden(state) ? undefined : () => dispatch({ name: 'go-back' });
  return (
    <Suspense fallback={<Loading />}>
      {!flow && view.format !== undefined ? (
        <SurveyView key={view.flowId} formId={view.flowId} outboundId={view.outboundId} />
      ) : (
        <FlowView
          flow={flow}
          draft={draft}
          draftVersion={state.prefillCount}
          sending={sending}
          onEdit={(edited) => dispatch({ name: 'edit', flowId: view.flowId, draft: edited })}
          onSend={send}
          onBack={onBack}
          onClose={close}
          capture={{
            added: state.capture,
            onStart: startDrawing,
            onRemove: () => dispatch({ name: 'remove-capture' }),
          }}
        />
      )}
    </Suspense>
  );
}

type TabsProps = {
  controls: MessengerControls;
  home: Parameters<typeof TabBar>[0]['home'];
  current: TabName;
};

function Tabs({ controls: { dispatch }, home, current }: TabsProps) {
  return (
    <TabBar
      home={home}
      current={current}
      onSelect={(name) => dispatch(name === 'home' ? { name: 'go-home' } : { name: 'show', place: { name } })}
    />
  );
}

function Loading() {
  return (
    <Center flex="1">
      <Spinner />
    </Center>
  );
}
