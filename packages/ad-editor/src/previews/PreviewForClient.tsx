import { Box } from '@adlane/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { PreviewedClient } from './PreviewClient';

// Not part of what an editor needs to begin with.
const PreviewClient = lazy(() =>
  import('./PreviewClient').then((module) => ({ default: module.PreviewClient })),
);

export type PreviewForClientProps = {
  /** Whether the user has clients to choose from. */
  isAgency: boolean;
  /** Shows the preview with the inserts of a client; null: with the user's own. */
  children: (clientId: number | null) => ReactNode;
};

/** A preview whose texts an agency can see as a client's ad has them. */
export function PreviewForClient({ isAgency, children }: PreviewForClientProps) {
  const [client, setClient] = useState<PreviewedClient | null>(null);
  return (
    <Box display="grid" gap={4} gridTemplateColumns="minmax(0, 1fr)">
      {isAgency ? (
        // The height of its button: the preview does not move when it is loaded.
        <Box minH={8}>
          <Suspense fallback={null}>
            <PreviewClient client={client} onClient={setClient} />
          </Suspense>
        </Box>
      ) : null}
      {children(client?.id ?? null)}
    </Box>
  );
}
