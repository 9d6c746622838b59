import { Box, Center, Spinner, UiProvider } from '@adlane/ui';
import { lazy, Suspense, useMemo, useRef } from 'react';
import { AppearanceContext } from '../appearance/AppearanceContext';
import { toAppearance } from '../appearance/toAppearance';
import type { Bridge } from '../bridge/Bridge';
import { listFlows } from '../flows/listFlows';
import { HomeView } from '../HomeView/HomeView';
import { createTranslate } from '../texts/createTranslate';
import { TranslateContext } from '../texts/TranslateContext';
import { useEscape } from './useEscape';
import { useHeightReport } from './useHeightReport';
import { type MessengerControls, useMessenger } from './useMessenger';

// The home screen does not need the form library.
const FlowView = lazy(() => import('../FlowView/FlowView').then((module) => ({ default: module.FlowView })));

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
  const { config } = controls.state;
  const appearance = useMemo(() => toAppearance(config), [config]);
  const translate = useMemo(() => createTranslate(config), [config]);
  return (
    <UiProvider colorMode={appearance.colorMode} dir={appearance.dir} brandColor={appearance.color}>
      <AppearanceContext value={appearance}>
        <TranslateContext value={translate}>
          <Frame bridge={bridge} controls={controls} background={appearance.backgroundColor} />
        </TranslateContext>
      </AppearanceContext>
    </UiProvider>
  );
}

type FrameProps = { bridge: Bridge; controls: MessengerControls; background: string };

function Frame({ bridge, controls, background }: FrameProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const { view } = controls.state;
  useEscape(controls.close);
  useHeightReport(rootRef, bridge, view.name === 'flow' && view.format !== undefined);
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
      <Screen controls={controls} />
    </Box>
  );
}

function Screen({ controls }: { controls: MessengerControls }) {
  const { state, flow, draft, dispatch, send, startDrawing, close } = controls;
  const { view, config, session, sending } = state;
  if (view.name === 'home' || !config) {
    return (
      <HomeView
        flows={config && listFlows(config)}
        visitorName={session?.name}
        onChoose={(flowId) => dispatch({ name: 'choose-flow', flowId })}
        onClose={close}
      />
    );
  }
  return (
    <Suspense fallback={<Loading />}>
      <FlowView
        flow={flow}
        draft={draft}
        draftVersion={state.prefillCount}
        sending={sending}
        onEdit={(edited) => dispatch({ name: 'edit', flowId: view.flowId, draft: edited })}
        onSend={send}
        onBack={view.hideBackButton ? undefined : () => dispatch({ name: 'go-home' })}
        onClose={close}
        capture={{
          added: state.capture,
          onStart: startDrawing,
          onRemove: () => dispatch({ name: 'remove-capture' }),
        }}
      />
    </Suspense>
  );
}

function Loading() {
  return (
    <Center flex="1">
      <Spinner />
    </Center>
  );
}
