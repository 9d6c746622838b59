import { useApi } from '@adlane/api-client';
import type { Installation } from '@adlane/contract/projects';
import { Alert, Card, QueryState, Skeleton, Spinner, Stack, Text } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { describeError } from '../../shared/format/describeError';
import { formatAgo } from '../../shared/format/formatAgo';
import { CodeBlock } from './CodeBlock';
import { buildGleapCode, buildPackageCode, buildScriptTag } from './snippets';

export type InstallTabProps = {
  projectId: number;
};

/** How often the check looks for a page load. */
const waitingMs = 3000;
const seenMs = 30_000;

/** Reports whether a page has loaded the widget. */
function InstallationCheck({ installation }: { installation: Installation }) {
  const { first_seen_at, first_seen_host, last_seen_at, last_seen_host } = installation;
  if (last_seen_at === null || first_seen_at === null) {
    return (
      <Alert tone="info" title="Waiting for the first page load">
        <Stack direction="row" align="center" gap={2} mt={1}>
          <Spinner label="Checking the installation" size="sm" />
          <span>Paste the snippet into your site and open a page of it. This notice updates by itself.</span>
        </Stack>
      </Alert>
    );
  }
  return (
    <Alert tone="success" title={`Installed on ${last_seen_host ?? 'your site'}`}>
      {`Last page load ${formatAgo(last_seen_at)}; first one ${formatAgo(first_seen_at)} on ${first_seen_host ?? 'your site'}.`}
    </Alert>
  );
}

function Guide({ installation }: { installation: Installation }) {
  return (
    <Stack gap={5}>
      <InstallationCheck installation={installation} />
      <Card title="Script tag" description="Paste it into the head of every page.">
        <CodeBlock label="Snippet" code={buildScriptTag(installation)} />
      </Card>
      <Card title="npm" description="For sites that bundle their scripts.">
        <Stack gap={3}>
          <CodeBlock label="npm command" code="npm install @adlane/widget-core" />
          <CodeBlock label="Code for the package" code={buildPackageCode(installation)} />
        </Stack>
      </Card>
      <Card
        title="Move from Gleap"
        description="Keep the installed Gleap 13.9 client and change its addresses, or replace its script by the tag above: window.Gleap still works."
      >
        <CodeBlock label="Code for Gleap" code={buildGleapCode(installation)} />
      </Card>
      <Text textStyle="sm" color="fg.muted">
        {`With a content security policy, allow scripts from ${new URL(installation.script_url).origin}, frames from ${installation.frame_url} and ${installation.banner_url}, and connections to ${new URL(installation.api_url).origin}.`}
      </Text>
    </Stack>
  );
}

/** Snippets of a project, and a check that reports the first page load. */
export function InstallTab({ projectId }: InstallTabProps) {
  const { queries } = useApi();
  const installation = useQuery({
    ...queries.projects.installation.query({ params: { id: projectId } }),
    refetchInterval: ({ state }) => (state.data?.last_seen_at === null ? waitingMs : seenMs),
  });
  return (
    <QueryState
      query={installation}
      describeError={describeError}
      loadingLabel="Loading the snippet"
      loading={<Skeleton height="16rem" />}
    >
      {(data) => <Guide installation={data} />}
    </QueryState>
  );
}
