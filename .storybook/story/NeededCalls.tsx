import { Fragment, type ReactNode } from 'react';
import type { PackageEntry } from '../docgen/PackageEntry';

const section = 'packages/ad-editor/README.md#your-own-data';

/** Groups the names of calls by resource, in their order. */
function groupCalls(calls: readonly string[]): (readonly [resource: string, calls: readonly string[]])[] {
  const resources = new Set(calls.map((call) => call.split('.')[0] ?? ''));
  return [...resources].map((resource) => [
    resource,
    calls.filter((call) => call.startsWith(`${resource}.`)),
  ]);
}

function CallList({ calls }: { readonly calls: readonly string[] }) {
  return (
    <ul>
      {groupCalls(calls).map(([resource, ofResource]) => (
        <li key={resource}>
          {ofResource.map((call, index) => (
            <Fragment key={call}>
              {index > 0 ? ', ' : null}
              <code>{call}</code>
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}

/**
 * The calls of the API that entries need. Shows nothing for entries of which none are listed.
 * @param heading above the calls, in the page's own style
 * @param sourceRoot address of the repository's files, to link the README
 */
export function NeededCalls({
  entries,
  heading = <h2>Calls</h2>,
  sourceRoot,
}: {
  readonly entries: readonly PackageEntry[];
  readonly heading?: ReactNode;
  readonly sourceRoot?: string | undefined;
}) {
  const listed = entries.filter(({ calls }) => calls !== undefined);
  if (listed.length === 0) return null;
  const hasCalls = listed.some(({ calls = [] }) => calls.length > 0);
  return (
    <>
      {heading}
      {hasCalls ? (
        <p>
          Needs these calls of the API, or your own functions:{' '}
          {sourceRoot ? <a href={`${sourceRoot}/${section}`}>Your own data</a> : <code>{section}</code>}.
        </p>
      ) : null}
      {listed.map(({ name, calls = [] }) => (
        <section key={name} aria-label={`Calls of ${name}`}>
          <p>
            <code>{name}</code>
            {calls.length === 0 ? ' makes no calls.' : ':'}
          </p>
          {calls.length > 0 ? <CallList calls={calls} /> : null}
        </section>
      ))}
    </>
  );
}
