import { useApi } from '@adlane/api-client';
import { successMessages } from '@adlane/contract/constants';
import { identityModes, type Project } from '@adlane/contract/widget/projects';
import { Alert, Box, Button, Card, FieldShell, Select, Stack, Text, toast, translate } from '@adlane/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConfirmation } from '../../../shared/confirm/useConfirmation';
import { describeError } from '../../../shared/format/describeError';
import { formatDateTime } from '../../../shared/format/formatDateTime';
import { translateOptions } from '../../../shared/format/translateOptions';
import { rotateKeyPrompt, rotateSecretPrompt } from '../projectPrompts';
import { CodeBlock } from './CodeBlock';
import { buildHashCode } from './snippets';

export type KeysTabProps = {
  project: Project;
};

const modeLabels: Readonly<Record<Project['identityMode'], string>> = {
  off: 'Off: accept every user',
  optional: 'Optional: refuse wrong hashes only',
  enforced: 'Enforced: every user needs a correct hash',
};
const modeOptions = identityModes.map((value) => ({ value, label: modeLabels[value] }));

type Run = { readonly call: () => Promise<unknown>; readonly success: string };

function useProjectAction() {
  const { queries } = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ call }: Run) => call(),
    onSuccess: (_answer, { success }) => toast({ tone: 'success', text: success }),
    onError: (error) => toast({ tone: 'error', text: describeError(error) }),
    onSettled: () => cache.invalidateQueries({ queryKey: queries.projects.key() }),
  });
}

/** The public key and the verification of users (widget §3.1). */
export function KeysTab({ project }: KeysTabProps) {
  const { client } = useApi();
  const { confirm, dialog } = useConfirmation();
  const action = useProjectAction();
  const params = { id: project.id };
  return (
    <Stack gap={5}>
      <Card
        title={translate('Public key')}
        description={translate(
          "Pages initialize the widget with it. Anyone can see it in your page's source.",
        )}
        actions={
          <Button
            variant="secondary"
            onClick={() =>
              confirm(rotateKeyPrompt(), () =>
                action.mutate({
                  call: () => client.projects.rotateKey({ params }),
                  success: 'Key replaced.',
                }),
              )
            }
          >
            {translate('Replace key')}
          </Button>
        }
      >
        <CodeBlock label={translate('Key value')} code={project.sdkKey} />
      </Card>
      <IdentityCard project={project} />
      <Card
        title={translate('Identity check')}
        description={translate('Whether identify needs a correct userHash.')}
      >
        <Box maxW="md">
          <FieldShell
            label={translate('Verify users')}
            hint={
              project.hasIdentityKey
                ? undefined
                : translate('Create a secret first: without one no user can be verified.')
            }
          >
            {(control) => (
              <Select
                {...control}
                options={translateOptions(modeOptions)}
                value={project.identityMode}
                disabled={!project.hasIdentityKey || action.isPending}
                onChange={({ target }) => {
                  const identityMode = identityModes.find((mode) => mode === target.value);
                  if (!identityMode) return;
                  action.mutate({
                    call: () => client.projects.updateIdentity({ params, body: { identityMode } }),
                    success: successMessages.saved,
                  });
                }}
              />
            )}
          </FieldShell>
        </Box>
      </Card>
      {dialog}
    </Stack>
  );
}

/** Creates and replaces the secret; it is shown until the page is left. */
function IdentityCard({ project }: KeysTabProps) {
  const { client, queries } = useApi();
  const cache = useQueryClient();
  const { confirm, dialog } = useConfirmation();
  const [secret, setSecret] = useState<string>();
  const rotate = useMutation({
    mutationFn: () => client.projects.rotateIdentityKey({ params: { id: project.id } }),
    onSuccess: ({ key }) => setSecret(key),
    onError: (error) => toast({ tone: 'error', text: describeError(error) }),
    onSettled: () => cache.invalidateQueries({ queryKey: queries.projects.key() }),
  });
  const label = project.hasIdentityKey ? translate('New secret') : translate('Create secret');
  return (
    <Card
      title={translate('Identity secret')}
      description={translate(
        'Your server signs user ids with it, so that visitors cannot pretend to be someone else.',
      )}
      actions={
        <Button
          variant="secondary"
          loading={rotate.isPending}
          onClick={() =>
            project.hasIdentityKey ? confirm(rotateSecretPrompt(), () => rotate.mutate()) : rotate.mutate()
          }
        >
          {label}
        </Button>
      }
    >
      <Stack gap={4}>
        {secret === undefined ? (
          <Text textStyle="sm" color="fg.muted">
            {project.hasIdentityKey
              ? translate('A secret exists. It is stored encrypted and cannot be shown again.')
              : translate('No secret yet.')}
          </Text>
        ) : (
          <>
            <Alert tone="warning" title={translate('Copy the secret now')}>
              {translate('It is not shown again after you leave this page.')}
            </Alert>
            <CodeBlock label={translate('Secret value')} code={secret} />
          </>
        )}
        {project.previousKeyUntil === null ? null : (
          <Text textStyle="sm">
            {translate('The previous secret is valid until {date}.', {
              date: formatDateTime(project.previousKeyUntil),
            })}
          </Text>
        )}
        <CodeBlock label={translate('Code for the hash')} code={buildHashCode()} />
      </Stack>
      {dialog}
    </Card>
  );
}
