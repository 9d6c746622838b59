import { isHttpError, useApi } from '@adlane/api-client';
import { successMessages } from '@adlane/contract/constants';
import { FlowConfigForm, type ProjectConfig } from '@adlane/contract/widget/projects';
import { Stack, toast, useUnsavedChangesGuard } from '@adlane/ui';
import {
  ConflictChoice,
  FORM_ERROR,
  Form,
  type OpenedVersion,
  openVersionBy,
  useFormState,
  useVersionedSave,
} from '@adlane/ui/fields';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { checkFields } from '../../../shared/AccountForm/checkFields';
import { describeError } from '../../../shared/format/describeError';

export type ConfigFormProps = {
  projectId: number;
  /** The configuration as it was read last. */
  stored: ProjectConfig;
  /** The tabs, which share the values. */
  children: ReactNode;
};

function removeBlankTexts<Texts extends object>(byLanguage: Record<string, Texts> | undefined) {
  return Object.fromEntries(
    Object.entries(byLanguage ?? {})
      .map(([language, texts]) => [
        language,
        Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '' && text !== undefined)),
      ])
      .filter(([, texts]) => Object.keys(texts as object).length > 0),
  );
}

/** Removes translations without a text, so that an opened and left field is no change. */
export function cleanConfig(values: FlowConfigForm): FlowConfigForm {
  return {
    ...values,
    translations: removeBlankTexts(values.translations),
    feedbackFlows: values.feedbackFlows.map((flow) => ({
      ...flow,
      ...(flow.translations && { translations: removeBlankTexts(flow.translations) }),
      form: flow.form.map((field) => ({
        ...field,
        ...(field.translations && { translations: removeBlankTexts(field.translations) }),
      })),
    })),
  };
}

function Guard() {
  const { dirty, submitting } = useFormState({ subscription: { dirty: true, submitting: true } });
  const { dialog } = useUnsavedChangesGuard(dirty === true, { isSaving: submitting });
  return dialog;
}

function toVersion(stored: ProjectConfig): OpenedVersion<FlowConfigForm> {
  return openVersionBy('project', stored, {
    toBase: ({ version }) => String(version),
    toValues: ({ config }) => config,
  });
}

/** Holds the configuration of a project while it is edited, over all tabs. */
export function ConfigForm({ projectId, stored, children }: ConfigFormProps) {
  const { client, queries } = useApi();
  const cache = useQueryClient();
  const opened = toVersion(stored);
  // Another object would discard what was typed.
  const [initialValues] = useState(stored.config);
  const versioned = useVersionedSave(opened, async (values: FlowConfigForm, based) => {
    const { base } = based ?? opened;
    const saved = await client.projects.updateConfig({
      params: { id: projectId },
      body: { version: Number(base), config: cleanConfig(values) },
    });
    cache.setQueryData(queries.projects.config.query({ params: { id: projectId } }).queryKey, saved);
    // The bots have the same version.
    await cache.invalidateQueries({ queryKey: queries.bots.list.key() });
    return toVersion(saved);
  });
  async function save(values: FlowConfigForm) {
    try {
      await versioned.save(values);
      toast({ tone: 'success', text: successMessages.saved });
      return undefined;
    } catch (error) {
      const [text] = isHttpError(error) ? Object.values(error.body.errors ?? {}).flat() : [];
      return { [FORM_ERROR]: text ?? describeError(error) };
    }
  }
  return (
    <Form<FlowConfigForm>
      initialValues={initialValues}
      onSubmit={save}
      validate={(values) => checkFields(FlowConfigForm, cleanConfig(values))}
    >
      {() => (
        <Stack gap={5}>
          {/* Above the tabs: what it says concerns all of them. */}
          <ConflictChoice<FlowConfigForm> {...versioned} />
          {children}
          <Guard />
        </Stack>
      )}
    </Form>
  );
}
