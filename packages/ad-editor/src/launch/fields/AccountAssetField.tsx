import { FieldShell, Select, translate, translateContent } from '@adlane/ui';
import { useFormField } from '@adlane/ui/fields';
import { describeFailure } from '../../failure/describeFailure';
import type { ChosenOfAccount } from '../launchForm';

/** An asset of an ad account on Facebook. */
type Asset = { readonly id: string; readonly name: string };

export type AccountAssetFieldProps<Found extends Asset> = {
  /** Path of the selected asset, or null, in the form. */
  name: string;
  label: string;
  /** The ad account that pays: what there is to select is its to say. */
  adAccountId: number;
  /** The account's assets, while they load, as they came, or why they did not. */
  assets: {
    readonly data?: { readonly data: readonly Found[] } | undefined;
    readonly error: unknown;
    readonly isError: boolean;
    readonly isPending: boolean;
    readonly isSuccess: boolean;
  };
  /** What no selection means. */
  placeholder: string;
  hint?: string | undefined;
  /** Help for an account without any. */
  emptyHint: string;
  formatLabel?: (asset: Found) => string;
  isDisabled?: (asset: Found) => boolean;
  required?: boolean;
  /** Called after another one was selected. */
  onSelect?: (() => void) | undefined;
};

/** Selects one of an ad account's assets; a selection of another account does not count. */
export function AccountAssetField<Found extends Asset>(props: AccountAssetFieldProps<Found>) {
  const {
    name,
    label,
    adAccountId,
    assets,
    placeholder,
    hint,
    emptyHint,
    onSelect,
    required = false,
  } = props;
  const { formatLabel = (asset) => asset.name, isDisabled = () => false } = props;
  const { input, error } = useFormField<ChosenOfAccount | null>(name);
  const found = assets.data?.data ?? [];
  const chosen = input.value || null;
  const isEmpty = assets.isSuccess && found.length === 0;
  return (
    <FieldShell
      label={translate(label)}
      error={error}
      hint={assets.isError ? describeFailure(assets.error) : translateContent(isEmpty ? emptyHint : hint)}
      required={required}
    >
      {(control) => (
        <Select
          {...control}
          name={name}
          value={chosen?.adAccountId === adAccountId ? chosen.id : ''}
          placeholder={translate(assets.isPending ? 'Loading' : placeholder)}
          disabled={found.length === 0}
          options={found.map((asset) => ({
            value: asset.id,
            label: formatLabel(asset),
            disabled: isDisabled(asset),
          }))}
          onChange={({ target }) => {
            const asset = found.find(({ id }) => id === target.value);
            input.onChange(asset ? { id: asset.id, name: asset.name, adAccountId } : null);
            onSelect?.();
          }}
          onBlur={() => input.onBlur()}
        />
      )}
    </FieldShell>
  );
}
