import { useApi } from '@adlane/api-client';
import type { Installation } from '@adlane/contract/widget/projects';
import { Alert, Card, QueryState, Skeleton, Spinner, Stack, Text, translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { describeError } from '../../../shared/format/describeError';
import { formatAgo } from '../../../shared/format/formatAgo';
import { CodeBlock } from './CodeBlock';
import { GleapImportCard } from './gleapImport/GleapImportCard';
import { buildGleapCode, buildPackageCode, buildReactCode, buildScriptTag, buildVueCode } from './snippets';

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
      <Alert tone="info" title={translate('Waiting for the first page load')}>
        <Stack direction="row" align="center" gap={2} mt={1}>
          <Spinner label={translate('Checking the installation')} size="sm" />
          <span>
            {translate(
              'Paste the snippet into your site and open a page of it. This notice updates by itself.',
            )}
          </span>
        </Stack>
      </Alert>
    );
  }
  return (
    <Alert
      tone="success"
      title={translate('Installed on {host}', { host: last_seen_host ?? translate('your site') })}
    >
      {translate('Last page load {last}; first one {first} on {host}.', {
        last: formatAgo(last_seen_at),
        first: formatAgo(first_seen_at),
        host: first_seen_host ?? translate('your site'),
      })}
    </Alert>
  );
}

function Guide({ installation, projectId }: { installation: Installation; projectId: number }) {
  return (
    <Stack gap={5}>
      <InstallationCheck installation={installation} />
      <Card title={translate('Script tag')} description={translate('Paste it into the head of every page.')}>
        <CodeBlock label={translate('Snippet')} code={buildScriptTag(installation)} />
      </Card>
      <Card title="npm" description={translate('For sites that bundle their scripts.')}>
        <Stack gap={3}>
          <CodeBlock label={translate('npm command')} code="npm install @adlane/widget-core" />
          <CodeBlock label={translate('Code for the package')} code={buildPackageCode(installation)} />
          <CodeBlock label={translate('Code for React and Next.js')} code={buildReactCode(installation)} />
          <CodeBlock label={translate('Code for Vue')} code={buildVueCode(installation)} />
        </Stack>
      </Card>
      <Card
        title={translate('Move from Gleap')}
        description={translate(
          'Keep the installed Gleap 13.9 client and change its addresses, or replace its script by the tag above: window.Gleap still works.',
        )}
      >
        <CodeBlock label={translate('Code for Gleap')} code={buildGleapCode(installation)} />
      </Card>
      <GleapImportCard projectId={projectId} />
      <Text textStyle="sm" color="fg.muted">
        {translate(
          'With a content security policy, allow scripts from {scripts}, frames from {frame} and {banner}, and connections to {api}.',
          {
            scripts: new URL(installation.script_url).origin,
            frame: installation.frame_url,
            banner: installation.banner_url,
            api: new URL(installation.api_url).origin,
          },
        )}
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
      loadingLabel={translate('Loading the snippet')}
      loading={<Skeleton height={64} />}
    >
      {(data) => <Guide installation={data} projectId={projectId} />}
    </QueryState>
  );
}
