import { createClient } from '@adlane/api-client';
import { contract, type Role } from '@adlane/contract';
import { resetWorld, storyTokens } from '@adlane/mocks';
import { Box, Button, Center, Flex, Spinner, UiProvider } from '@adlane/ui';
import { type ComponentProps, useEffect, useState } from 'react';
import { getHomePath } from '../navigation/paths';
import { storeSession } from '../session/storeSession';
import { AppInMemory, signOutEverywhere } from './AppInMemory.fixtures';

const farFuture = '2099-01-01T00:00:00.000Z';

/** Stores the demo user's session and returns the first page. */
async function signInAs(role: Role): Promise<string> {
  const { user } = await createClient(contract, { token: () => storyTokens[role] }).auth.me();
  const session = { access_token: storyTokens[role], token_type: 'Bearer', expires_at: farFuture } as const;
  return getHomePath(storeSession({ ...session, user }));
}

export type ProductPanesProps = Omit<ComponentProps<typeof AppInMemory>, 'path'> & {
  /** Who is signed in. */
  role: Role;
  /** Page to open instead of the first one. */
  path?: string;
  /** Shows a website with the widget beside the dashboard. */
  hasSite?: boolean;
};

/** The dashboard of a signed-in user, which survives a reload, and a button that resets its data. */
export function ProductPanes({ role, path, hasSite = false, ...props }: ProductPanesProps) {
  const [home, setHome] = useState<string>();
  const [visit, setVisit] = useState(0);
  useEffect(() => void signInAs(role).then(setHome), [role]);
  const reset = async () => {
    setHome(undefined);
    await resetWorld();
    signOutEverywhere();
    setHome(await signInAs(role));
    setVisit((count) => count + 1);
  };
  return (
    <UiProvider
      scope="document"
      colorMode={props.colorMode ?? 'light'}
      dir={props.dir ?? 'ltr'}
      locale={props.locale}
    >
      <Flex direction="column" h="100dvh">
        <Flex role="region" aria-label="Demo data" justify="end" px={3} py={1} borderBottomWidth="1px">
          <Button size="sm" variant="secondary" onClick={() => void reset()}>
            Reset data
          </Button>
        </Flex>
        <Flex flex="1" minH={0}>
          {hasSite ? <SiteFrame key={`site ${visit}`} /> : null}
          {/* The transform makes it the window of what the app fixes to the edges. */}
          <Box flex="1" minW={0} overflow="auto" transform={hasSite ? 'translateZ(0)' : undefined}>
            {home === undefined ? (
              <Center h="full">
                <Spinner label="Signing in" />
              </Center>
            ) : (
              <AppInMemory key={visit} path={path ?? home} {...props} />
            )}
          </Box>
        </Flex>
      </Flex>
    </UiProvider>
  );
}

/** The bank's page with the built widget. Its requests are answered by the API in this tab. */
function SiteFrame() {
  const widget = new URL('widget', document.baseURI).href;
  const query = new URLSearchParams({ api: widget, frame: `${widget}/frame/index.html` });
  return (
    <iframe
      title="Website with widget"
      src={`${widget}/site/index.html?${query}`}
      style={{ flex: 1, minWidth: 0, border: 0 }}
    />
  );
}
