import { useApi } from '@adlane/api-client';
import { Button, Dialog, FieldShell, Input, Stack, Text, translate } from '@adlane/ui';
import { parseOrigin } from '@adlane/widget-core/protocol';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { type SiteEditorOptions, useSiteEditor } from './useSiteEditor';

export type SiteEditorButtonProps = SiteEditorOptions & {
  projectId: number;
  /** There are unsaved changes, which the site would not show. */
  disabled: boolean;
};

/** Returns the address of a host that loaded the widget; local ones rarely have a certificate. */
function toAddress(host: string | null | undefined): string {
  if (!host) return 'https://';
  return `${/^(localhost|127\.|\[::1\])/.test(host) ? 'http' : 'https'}://${host}/`;
}

/** Opens the site with the builder over it, and saves what is edited there. */
export function SiteEditorButton({ projectId, disabled, ...options }: SiteEditorButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const site = useSiteEditor(options);
  if (site.isOpen) {
    return (
      <Button variant="secondary" onClick={site.focus}>
        {translate('Continue on your site')}
      </Button>
    );
  }
  return (
    <>
      <Button variant="secondary" disabled={disabled} onClick={() => setAsking(true)}>
        {translate('Edit on your site')}
      </Button>
      {isAsking ? (
        <AddressDialog projectId={projectId} onOpen={site.open} onClose={() => setAsking(false)} />
      ) : null}
    </>
  );
}

type AddressDialogProps = {
  projectId: number;
  onOpen: (address: string) => boolean;
  onClose: () => void;
};

function AddressDialog({ projectId, onOpen, onClose }: AddressDialogProps) {
  const { queries } = useApi();
  const { data } = useQuery(queries.projects.view.query({ params: { id: projectId } }));
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const formId = useId();
  const address = typed ?? toAddress(data?.last_seen_host);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (parseOrigin(address) === undefined)
      return setProblem(translate('Enter an address that starts with https:// or http://.'));
    if (onOpen(address)) return onClose();
    return setProblem(
      translate('The browser blocked the window. Allow pop-ups for this page and try again.'),
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={translate('Edit on your site')}
      description={translate(
        'Opens the page in a new tab with the builder over it. Keep this tab open: it saves your changes.',
      )}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {translate('Cancel')}
          </Button>
          <Button type="submit" form={formId}>
            {translate('Open page')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={3}>
          <FieldShell
            label={translate('Page')}
            hint={translate('It must load the widget of this project.')}
            error={problem}
            required
          >
            {(control) => (
              <Input
                {...control}
                type="url"
                value={address}
                onChange={({ target }) => {
                  setTyped(target.value);
                  setProblem(undefined);
                }}
              />
            )}
          </FieldShell>
          <Text textStyle="sm" color="fg.muted">
            {translate('Only this site can exchange messages with this tab.')}
          </Text>
        </Stack>
      </form>
    </Dialog>
  );
}
