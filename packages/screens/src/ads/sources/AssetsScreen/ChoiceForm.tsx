import { useApi } from '@adlane/api-client';
import { type Actor, mayCall } from '@adlane/contract';
import type { Source } from '@adlane/contract/ads/sources';
import { successMessages } from '@adlane/contract/constants';
import { Grid, type QueryResult, toast, translate } from '@adlane/ui';
import { Form, SubmitBar } from '@adlane/ui/fields';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useEffect, useMemo, useState } from 'react';
import { callTable } from '../../../shared/access/callTable';
import { usePrompt } from '../../../shared/confirm/usePrompt';
import { AccountDrawer } from './AccountDrawer';
import { AssetList } from './AssetList';
import { AssetState } from './AssetState';
import {
  type AssetChoice,
  type Assets,
  toAssetChoice,
  toChoiceErrors,
  toFacebookBody,
  toGoogleBody,
} from './assetChoice';
import { toAccountRow, toPageRow } from './assetRows';
import { useHasDefaultAccount, useInvalidateAssets } from './useAssets';
import { useShares } from './useShares';

/** Saves the choice with the platform's call; returns form errors on refusal. */
function useStore(source: Source, businessId: string | undefined) {
  const { queries } = useApi();
  const invalidate = useInvalidateAssets();
  const meta = { statusesShownInPlace: [409, 412, 422, 503] };
  const facebook = useMutation(queries.sources.store.mutation({ meta }));
  const google = useMutation(queries.googleSources.store.mutation({ meta }));
  return async (choice: AssetChoice): Promise<object | undefined> => {
    try {
      await (source.channel === 'google'
        ? google.mutateAsync({ body: toGoogleBody(source.id, choice) })
        : facebook.mutateAsync({ body: toFacebookBody(source.id, businessId ?? null, choice) }));
    } catch (error) {
      return toChoiceErrors(error);
    }
    await invalidate();
    toast({ tone: 'success', text: successMessages.saved });
    return undefined;
  };
}

type ListsProps = {
  source: Source;
  shown: Assets;
  user: Actor;
};

/** Both lists; Google has no pages. */
function Lists({ source, shown, user }: ListsProps) {
  const mayShare = mayCall(callTable.sharing.share.access, user);
  const accountShares = useShares('ad_account', source, mayShare);
  const pageShares = useShares('page', source, mayShare);
  const [openId, setOpenId] = useState<number>();
  const accounts = shown.ad_accounts.map(toAccountRow);
  const pages = shown.pages.map(toPageRow);
  const opened = shown.ad_accounts.find(({ id }) => id === openId);
  const beyond = (rows: readonly { externalId: string }[]) => (ids: readonly string[]) =>
    ids.filter((id) => !rows.some(({ externalId }) => externalId === id)).length;
  return (
    <>
      <AssetList
        title={translate('Ad accounts')}
        description={translate('Launches can use selected accounts only. The default is preselected.')}
        emptyText={translate('No ad accounts yet')}
        kind="ad_account"
        rows={accounts}
        countElsewhere={beyond(accounts)}
        shares={accountShares}
        {...(source.channel === 'facebook' ? { onOpen: setOpenId } : {})}
      />
      {source.channel === 'facebook' ? (
        <AssetList
          title={translate('Pages')}
          description={translate('Ads are published as a page, and its lead forms collect leads.')}
          emptyText={translate('No pages yet')}
          kind="page"
          rows={pages}
          countElsewhere={beyond(pages)}
          shares={pageShares}
        />
      ) : null}
      {opened ? (
        <AccountDrawer
          account={opened}
          mayCreatePixel={mayCall(callTable.facebookAssets.createPixel.access, user)}
          onClose={() => setOpenId(undefined)}
        />
      ) : null}
    </>
  );
}

/** Reports unsaved changes, which survive on another page of the connection; a reload is confirmed here. */
function useLeaving(isDirty: boolean, onUnsavedChange: ((hasChanges: boolean) => void) | undefined): void {
  useEffect(
    function confirmBeforeUnload() {
      if (!isDirty) return;
      const confirm = (event: BeforeUnloadEvent) => event.preventDefault();
      window.addEventListener('beforeunload', confirm);
      return () => window.removeEventListener('beforeunload', confirm);
    },
    [isDirty],
  );
  useEffect(() => {
    onUnsavedChange?.(isDirty);
    return () => onUnsavedChange?.(false);
  }, [isDirty, onUnsavedChange]);
}

function Leaving({
  isDirty,
  onUnsavedChange,
}: { isDirty: boolean } & Pick<ChoiceFormProps, 'onUnsavedChange'>) {
  useLeaving(isDirty, onUnsavedChange);
  return null;
}

export type ChoiceFormProps = {
  source: Source;
  /** Everything that the connection reaches; the selection is sent as a whole. */
  all: Assets;
  /** The rows shown: all, or those of one business. The selection survives switching the business. */
  shown: QueryResult<Assets>;
  businessId: string | undefined;
  user: Actor;
  /** Called when unsaved changes appear or disappear. */
  onUnsavedChange?: ((hasChanges: boolean) => void) | undefined;
};

/** The choice as a form, sent as a whole; switching the default ad account asks first (ads §8). */
export function ChoiceForm(props: ChoiceFormProps) {
  const { source, all, shown, businessId, user, onUnsavedChange } = props;
  const savedChoice = useMemo(() => toAssetChoice(all), [all]);
  const hasDefault = useHasDefaultAccount(source.channel);
  const store = useStore(source, businessId);
  const prompt = usePrompt();
  async function submit({ default_ad_account }: AssetChoice, send: () => void): Promise<void> {
    const next = all.ad_accounts.find(({ external_id }) => external_id === default_ad_account);
    // The first default switches nothing.
    const isSwitched = default_ad_account !== savedChoice.default_ad_account && (await hasDefault());
    if (next && isSwitched) prompt.confirm('switchAdAccount', next.name, send);
    else send();
  }
  return (
    <>
      <Form<AssetChoice> initialValues={savedChoice} onSubmit={store} subscription={{ dirty: true }}>
        {({ handleSubmit, form, dirty }) => (
          <form
            noValidate
            aria-label={translate('Accounts and pages in use')}
            onSubmit={(event: SyntheticEvent) => {
              event.preventDefault();
              void submit(form.getState().values, () => void handleSubmit());
            }}
          >
            <Leaving isDirty={dirty ?? false} onUnsavedChange={onUnsavedChange} />
            <Grid gap={6} gridTemplateColumns="minmax(0, 1fr)">
              <AssetState query={shown}>
                {(assets) => <Lists source={source} shown={assets} user={user} />}
              </AssetState>
              <SubmitBar submitLabel={translate('Save choice')} />
            </Grid>
          </form>
        )}
      </Form>
      {prompt.dialog}
    </>
  );
}
