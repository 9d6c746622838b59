import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { widgetPart } from '../../../test/testScope';
import { CaptureEditor } from './CaptureEditor';
import { TourPopover } from './TourPopover';

// Layers of the widget in a React app that removes them.

afterEach(() => vi.restoreAllMocks());

const steps = [{ message: 'Welcome' }];
const layers: Readonly<Record<string, (open: boolean) => ReactNode>> = {
  TourPopover: (open) => <TourPopover open={open} steps={steps} />,
  CaptureEditor: (open) => <CaptureEditor open={open} onDone={() => undefined} />,
};

describe.each(Object.entries(layers))('%s', (_name, build) => {
  test.each(['unmounted', 'closed'])('is gone without a warning of React once it is %s', async (end) => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const root = createRoot(document.createElement('div'));
    flushSync(() => root.render(<StrictMode>{build(true)}</StrictMode>));
    await expect.poll(() => widgetPart('button')).toBeDefined();
    if (end === 'closed') flushSync(() => root.render(<StrictMode>{build(false)}</StrictMode>));
    else flushSync(() => root.unmount());
    await expect.poll(() => document.querySelector('adlane-widget')).toBeNull();
    root.unmount();
    expect(report.mock.calls).toEqual([]);
  });
});
