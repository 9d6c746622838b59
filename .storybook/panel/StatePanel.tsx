import { useState } from 'react';
import { FORCE_REMOUNT, STORY_CHANGED } from 'storybook/internal/core-events';
import { useChannel, useStorybookApi } from 'storybook/manager-api';
import { CallTable } from './CallTable';
import { initialPanelState, type LoggedCall, type PanelState, panelEvents } from './panelEvents';

const maxCalls = 200;
const maxLatencyMs = 5_000;
const clockSteps = {
  now: 0,
  '1 hour': 3_600_000,
  '1 day': 86_400_000,
  '7 days': 604_800_000,
  '30 days': 2_592_000_000,
};

/** Lists the calls that the story made, and sets how they are answered. */
export function StatePanel() {
  const api = useStorybookApi();
  const [calls, setCalls] = useState<readonly LoggedCall[]>([]);
  const [state, setState] = useState<PanelState>(initialPanelState);
  const emit = useChannel(
    {
      [panelEvents.call]: (call: LoggedCall) => setCalls((earlier) => [...earlier, call].slice(-maxCalls)),
      [panelEvents.request]: () => emit(panelEvents.state, state),
      [STORY_CHANGED]: () => {
        setCalls([]);
        setState(initialPanelState);
        emit(panelEvents.state, initialPanelState);
      },
    },
    [state],
  );
  const change = (next: PanelState) => {
    setState(next);
    emit(panelEvents.state, next);
    setCalls([]);
    // Calls are made when the story starts.
    emit(FORCE_REMOUNT, { storyId: api.getUrlState().storyId });
  };
  return (
    <div style={{ padding: 12, fontSize: 13 }}>
      <div style={{ display: 'flex', gap: 16, flexWrap: 'wrap', alignItems: 'center', marginBottom: 12 }}>
        <label>
          Latency{' '}
          <input
            type="range"
            min={0}
            max={maxLatencyMs}
            step={100}
            value={state.latencyMs}
            onChange={(event) => change({ ...state, latencyMs: Number(event.target.value) })}
          />{' '}
          <output>{state.latencyMs} ms</output>
        </label>
        <label>
          Clock{' '}
          <select
            value={state.clockMs}
            onChange={(event) => change({ ...state, clockMs: Number(event.target.value) })}
          >
            {Object.entries(clockSteps).map(([title, ms]) => (
              <option key={title} value={ms}>
                {ms === 0 ? 'As in the story' : `${title} later`}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => change(initialPanelState)}>
          Reset
        </button>
      </div>
      <CallTable
        calls={calls}
        outcomes={state.outcomes}
        onOutcome={(name, outcome) => {
          const { [name]: _earlier, ...others } = state.outcomes;
          change({ ...state, outcomes: outcome === undefined ? others : { ...others, [name]: outcome } });
        }}
      />
    </div>
  );
}
