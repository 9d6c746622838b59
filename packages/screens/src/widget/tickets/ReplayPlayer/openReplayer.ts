import { type MapResource, mapReplay } from '@adlane/contract/rules';
import type { WebReplay } from '@adlane/contract/widget/tickets';
import type { eventWithTime, Replayer } from 'rrweb';
import { frameRules } from '../pageState/frameRules';
import { restrictDocument } from '../untrustedPagePolicy';
import { assertPlayable } from './assertPlayable';
import { buildCanvasRules } from './buildCanvasRules';
import { dropRequests } from './dropRequests';
import { restorePlayedState } from './restorePlayedState';

/** The only sandbox allowed for an untrusted replay: accessible to the player, without scripts. */
const replaySandbox = 'allow-same-origin';

/** @throws Error if the player's frame would let the recorded page run code */
function assertScriptless({ iframe }: Replayer): void {
  const sandbox = iframe.getAttribute('sandbox');
  if (sandbox !== replaySandbox)
    throw new Error(`The replay's frame has sandbox="${sandbox}", not "${replaySandbox}".`);
}

/** @throws Error without a document, which then could not be restricted */
function findDocument({ iframe }: Replayer): Document {
  if (!iframe.contentDocument?.head) throw new Error("The replay's frame has no document.");
  return iframe.contentDocument;
}

/**
 * Opens a player for an untrusted recording in `root`, paused at its start, in a frame that runs no scripts and
 * requests nothing. The player's code is loaded at first use.
 * @param map replaces the addresses in the page; without it they show nothing
 * @throws Error for a damaged recording
 */
export async function openReplayer(
  root: HTMLElement,
  events: WebReplay['events'],
  map?: MapResource,
): Promise<Replayer> {
  assertPlayable(events);
  const rrweb = await import('rrweb');
  const replayer = new rrweb.Replayer(
    // The wire type guarantees only a type and a time; the player validates the rest.
    dropRequests(map ? mapReplay(events, map) : events) as eventWithTime[],
    {
      root,
      // A field that the visitor focused must not take the viewer's focus.
      triggerFocus: false,
      showWarning: false,
      mouseTail: { duration: 600, lineWidth: 2, strokeStyle: '#0b6b7a' },
      UNSAFE_replayCanvas: false,
      insertStyleRules: [...buildCanvasRules(events), ...frameRules],
    },
  );
  try {
    assertScriptless(replayer);
    // The player builds the page in a later task.
    restrictDocument(findDocument(replayer));
    // The recorded page is presentational: nothing in it receives focus or is read out.
    replayer.iframe.tabIndex = -1;
    replayer.iframe.setAttribute('aria-hidden', 'true');
    restorePlayedState(replayer);
    replayer.pause(0);
    return replayer;
  } catch (error) {
    replayer.destroy();
    throw error;
  }
}
