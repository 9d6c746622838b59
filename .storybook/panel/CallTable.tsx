import type { CallOutcome } from '@adlane/mocks';
import type { LoggedCall } from './panelEvents';

const titles: Readonly<Record<string, string>> = {
  ok: 'OK: answer of the API',
  empty: 'Empty list',
  slow: 'Slow',
  offline: 'Offline',
};

export type CallTableProps = {
  calls: readonly LoggedCall[];
  /** Outcomes that are set, by name of the call. */
  outcomes: Readonly<Record<string, CallOutcome>>;
  /** Undefined: as in the story. */
  onOutcome: (name: string, outcome: CallOutcome | undefined) => void;
};

const cell = { textAlign: 'start', padding: '4px 8px', borderBottom: '1px solid #8884' } as const;

/** The calls of a story: what was answered, how long it took, and a select that sets the outcome. */
export function CallTable({ calls, outcomes, onOutcome }: CallTableProps) {
  if (calls.length === 0) return <p>No calls yet. Stories with fixed data make none.</p>;
  return (
    <table aria-label="Calls of the story" style={{ borderCollapse: 'collapse', width: '100%' }}>
      <thead>
        <tr>
          {['Call', 'Method', 'Path', 'Status', 'Duration', 'Answer with'].map((title) => (
            <th key={title} scope="col" style={cell}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {calls.map(({ name, method, path, status, durationMs, outcomes: choices }, index) => (
          <tr key={index}>
            <td style={cell}>{name}</td>
            <td style={cell}>{method}</td>
            <td style={{ ...cell, wordBreak: 'break-all' }}>{path}</td>
            <td style={cell}>{status ?? 'No answer'}</td>
            <td style={cell}>{durationMs} ms</td>
            <td style={cell}>
              <select
                aria-label={`Answer ${name} with`}
                value={String(outcomes[name] ?? '')}
                onChange={({ target }) =>
                  onOutcome(
                    name,
                    choices.find((each) => String(each) === target.value),
                  )
                }
              >
                <option value="">As in the story</option>
                {choices.map((choice) => (
                  <option key={choice} value={String(choice)}>
                    {titles[choice] ?? `Error ${choice}`}
                  </option>
                ))}
              </select>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
