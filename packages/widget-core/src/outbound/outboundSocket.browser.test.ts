import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../test/eventually';
import { testScope } from '../../test/testScope';
import type { AdlaneApi } from '../publicApi/AdlaneApi';
import { createWidget } from '../publicApi/createWidget';

let api: AdlaneApi | undefined;

afterEach(() => {
  api?.destroy();
  localStorage.clear();
});

/** A widget of an API, and of a socket where one is named. */
function createListening(wsApiUrl?: string): void {
  const { scope } = testScope();
  api = createWidget(scope);
  api.setApiUrl('https://adlane.test/sdk');
  if (wsApiUrl !== undefined) api.setWSApiUrl(wsApiUrl);
  api.initialize('k');
}

describe('the socket', () => {
  class SilentSocket {
    static opened: string[] = [];
    readonly readyState = 0;
    constructor(url: string) {
      SilentSocket.opened.push(new URL(url).origin + new URL(url).pathname);
    }
    close() {}
  }

  beforeEach(() => {
    SilentSocket.opened = [];
    vi.stubGlobal('WebSocket', SilentSocket);
  });
  afterEach(() => vi.unstubAllGlobals());

  test('is beside the calls', async () => {
    createListening();
    await eventually(() => expect(SilentSocket.opened).toEqual(['wss://adlane.test/sdk/realtime']));
  });

  test('or where the page says', async () => {
    createListening('wss://live.adlane.test');
    await eventually(() => expect(SilentSocket.opened).toEqual(['wss://live.adlane.test/']));
  });
});
