import { useApi } from '@adlane/api-client';
import type { CallOutput, Contract } from '@adlane/contract';
import { OpenAiConnect } from '@adlane/contract/ads/sources';
import { successMessages } from '@adlane/contract/constants';
import { Dialog, toast, translate } from '@adlane/ui';
import { PasswordField, TextField } from '@adlane/ui/fields';
import { useMutation } from '@tanstack/react-query';
import type { BodySchema } from '../../../shared/AccountForm/checkFields';
import { RecordForm } from '../../../shared/RecordForm/RecordForm';

/** The connected provider of texts, or that none is. */
export type AiProvider = CallOutput<Contract['sources']['openai']>;

export type AiProviderDialogProps = {
  /** True while the dialog is shown. */
  open: boolean;
  /** The connected provider; its key has to be entered again. */
  provider: AiProvider | undefined;
  /** Called on cancel, Escape, the close button and after connecting. */
  onClose: () => void;
  /** Called with the connected provider. */
  onConnected: (provider: AiProvider) => void;
};

type Values = Readonly<Record<'api_key' | 'base_url' | 'text_model' | 'image_model', string>>;

/** Builds the call's body; empty fields use the server's default. */
function toBody(values: Values) {
  const orNone = (text: string) => text.trim() || null;
  return {
    api_key: values.api_key,
    base_url: orNone(values.base_url),
    text_model: orNone(values.text_model),
    image_model: orNone(values.image_model),
  };
}

const rules: BodySchema = {
  safeParse: (values, params) => OpenAiConnect.safeParse(toBody(values as Values), params),
};

/** Edits key and endpoint of an AI provider. */
export function AiProviderDialog({ open, provider, onClose, onConnected }: AiProviderDialogProps) {
  const { queries } = useApi();
  const connect = useMutation(
    queries.sources.connectOpenai.mutation({ meta: { statusesShownInPlace: [412, 422, 503] } }),
  );
  const { base_url, text_model, image_model } = provider ?? {};
  return (
    <Dialog open={open} onClose={onClose} title={translate('Connect an AI provider')} size="sm">
      <RecordForm<Values>
        body={rules}
        submitLabel={translate('Connect')}
        fullWidth
        initialValues={{
          api_key: '',
          base_url: base_url ?? '',
          text_model: text_model ?? '',
          image_model: image_model ?? '',
        }}
        send={async (values) => {
          onConnected(await connect.mutateAsync({ body: toBody(values) }));
          toast({ tone: 'success', text: successMessages.connected });
          onClose();
        }}
      >
        <PasswordField
          name="api_key"
          label={translate('API key')}
          hint={translate('Stored encrypted. It cannot be viewed later.')}
          autoComplete="new-password"
          required
        />
        <TextField
          name="base_url"
          label={translate('Address')}
          type="url"
          hint={translate('Leave empty to use the default of the server, such as OpenAI.')}
        />
        <TextField
          name="text_model"
          label={translate('Model for texts')}
          hint={translate('Leave empty to use the default.')}
        />
        <TextField
          name="image_model"
          label={translate('Model for images')}
          hint={translate('Leave empty to use the default.')}
        />
      </RecordForm>
    </Dialog>
  );
}
