import { useApi } from '@adlane/api-client';
import { Button, Dialog, HStack, Input, QueryState, Stack, Text, toast, translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { describeError } from '../../../shared/format/describeError';

export type SignInLinkDialogProps = {
  open: boolean;
  onClose: () => void;
  /** Returns the absolute URL of the clients' sign-in page with the agency's token. */
  getSignInUrl: (clientToken: string) => string;
};

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ tone: 'success', text: 'Link copied.' });
  } catch {
    toast({ tone: 'error', text: 'Your browser does not allow copying. Select the link and copy it.' });
  }
}

/** Shows the link where the agency's clients sign in. */
export function SignInLinkDialog({ open, onClose, getSignInUrl }: SignInLinkDialogProps) {
  const { queries } = useApi();
  const config = useQuery({ ...queries.onboarding.config.query(), enabled: open });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={translate('Client sign-in link')}
      description={translate("Share it with your clients. The page shows your agency's name and brand.")}
      size="md"
    >
      <QueryState
        query={config}
        errorTitle={translate('The link could not be loaded')}
        describeError={describeError}
      >
        {({ client_token }) => (
          <Stack gap={3}>
            <HStack gap={3} align="stretch">
              <Input
                readOnly
                aria-label={translate('Client sign-in link')}
                value={getSignInUrl(client_token)}
                onFocus={({ target }) => target.select()}
              />
              <Button startIcon={<Copy aria-hidden />} onClick={() => void copy(getSignInUrl(client_token))}>
                {translate('Copy')}
              </Button>
            </HStack>
            <Text textStyle="xs" color="fg.muted">
              {translate('Clients who have not chosen a password yet need an invitation first.')}
            </Text>
          </Stack>
        )}
      </QueryState>
    </Dialog>
  );
}
