import { browserScope, createWidget } from '@adlane/widget-core';
import { openCaptureEditor } from '@adlane/widget-core/capture';
import { CaptureEditor } from '@adlane/widget-core/capture/react';
import { defineAdlaneElement } from '@adlane/widget-core/element';
import { TourPreview } from '@adlane/widget-core/preview';
import { parseOrigin } from '@adlane/widget-core/protocol';
import { AdlaneProvider, useAdlane } from '@adlane/widget-core/react';
import { parseSafeUrl } from '@adlane/widget-core/sanitize';
import { startTour } from '@adlane/widget-core/tour';
import { TourPopover } from '@adlane/widget-core/tour/react';
import { createElement, useEffect, useState } from 'react';

const address = 'https://widget.example';
const settings = { sdkKey: 'key', apiUrl: `${address}/sdk`, frameUrl: `${address}/frame` };

function WidgetState() {
  const widget = useAdlane();
  const [state, setState] = useState('Closed');
  return (
    <button type="button" onClick={() => setState(widget?.isOpened() === false ? 'Ready' : 'Missing')}>
      {`Widget: ${state}`}
    </button>
  );
}

function CaptureEntries() {
  const [isOpen, setIsOpen] = useState(false);
  const [result, setResult] = useState('No marks');
  const mark = async () => setResult((await openCaptureEditor()) ? 'Done' : 'Canceled');
  return (
    <>
      <section aria-label="widget-core/capture">
        <button type="button" onClick={() => void mark()}>
          Mark the page
        </button>
        <p>{result}</p>
      </section>
      <section aria-label="widget-core/capture/react">
        <button type="button" onClick={() => setIsOpen(true)}>
          Mark with React
        </button>
        <CaptureEditor open={isOpen} onDone={() => setIsOpen(false)} onCancel={() => setIsOpen(false)} />
        <p>{isOpen ? 'Open' : 'Not open'}</p>
      </section>
    </>
  );
}

function TourEntries() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <section aria-label="widget-core/tour">
        <button type="button" onClick={() => startTour({ steps: [{ message: 'Welcome' }] })}>
          Start the tour
        </button>
      </section>
      <section aria-label="widget-core/tour/react">
        <button type="button" onClick={() => setIsOpen(true)}>
          Tour with React
        </button>
        <TourPopover open={isOpen} steps={[{ message: 'Welcome to React' }]} onEnd={() => setIsOpen(false)} />
      </section>
    </>
  );
}

/** Renders a section for each entry of the widget that a React app can use. */
export function WidgetEntries() {
  const [state, setState] = useState('Nothing created');
  const createOwn = () => setState(createWidget(browserScope(window)).isOpened() ? 'Opened' : 'Created');
  useEffect(() => defineAdlaneElement(), []);
  return (
    <>
      <section aria-label="widget-core">
        <button type="button" onClick={createOwn}>
          {state}
        </button>
      </section>
      <section aria-label="widget-core/react">
        <AdlaneProvider settings={settings}>
          <WidgetState />
        </AdlaneProvider>
      </section>
      <section aria-label="widget-core/element">{createElement('adlane-feedback')}</section>
      <section aria-label="widget-core/protocol, sanitize, preview">
        {`${parseOrigin(address)} ${parseSafeUrl('javascript:alert(1)', address) ?? 'refused'} ${typeof TourPreview}`}
      </section>
      <CaptureEntries />
      <TourEntries />
    </>
  );
}
