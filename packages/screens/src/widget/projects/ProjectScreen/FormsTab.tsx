import { type FlowConfigForm, type FlowForm, flowConfigLimits } from '@adlane/contract/widget/projects';
import {
  Box,
  Button,
  Card,
  EmptyState,
  FieldShell,
  HStack,
  IconButton,
  Select,
  SortableList,
  Stack,
  translate,
} from '@adlane/ui';
import { useForm, useFormState } from '@adlane/ui/fields';
import { ClipboardList, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FieldProblem } from '../../../shared/questions/FieldProblem';
import { FlowEditor } from './FlowEditor';
import { listLanguageOptions } from './languages';
import { SettingsTab } from './SettingsTab';

/** Returns the first free name: `form`, `form2`, … */
export function findFreeName(base: string, names: readonly string[]): string {
  const used = new Set(names);
  if (!used.has(base)) return base;
  let index = 2;
  while (used.has(`${base}${index}`)) index += 1;
  return `${base}${index}`;
}

function createFlow(names: readonly string[]): FlowForm {
  return {
    id: findFreeName('feedback', names),
    title: translate('Send feedback'),
    description: '',
    icon: 'rating',
    feedbackType: 'FEEDBACK',
    excludeData: {},
    form: [
      {
        name: 'description',
        title: translate('What would you like to tell us?'),
        type: 'textarea',
        required: true,
      },
    ],
  };
}

type Entry = { readonly flow: FlowForm; readonly index: number };

/** Forms of the widget: add, reorder, remove, and edit their fields in each language. */
export function FormsTab() {
  const form = useForm();
  const { values } = useFormState<FlowConfigForm>({ subscription: { values: true } });
  const [language, setLanguage] = useState('');
  const flows = values.feedbackFlows;
  const change = (next: readonly FlowForm[]) => form.change('feedbackFlows', next);
  const entries: readonly Entry[] = flows.map((flow, index) => ({ flow, index }));
  const addButton = (
    <Button
      variant="secondary"
      startIcon={<Plus aria-hidden />}
      disabled={flows.length >= flowConfigLimits.flows}
      onClick={() => change([...flows, createFlow(flows.map(({ id }) => id))])}
    >
      {translate('Add form')}
    </Button>
  );
  return (
    <SettingsTab previewLanguage={language || 'en'}>
      <Stack gap={5}>
        <HStack justify="space-between" align="flex-end" flexWrap="wrap" gap={3}>
          <Box w={{ base: 'full', sm: 64 }}>
            <FieldShell label={translate('Titles in')}>
              {(control) => (
                <Select
                  {...control}
                  placeholder={translate('Default language')}
                  options={listLanguageOptions(Object.keys(values.translations))}
                  value={language}
                  onChange={({ target }) => setLanguage(target.value)}
                />
              )}
            </FieldShell>
          </Box>
          {addButton}
        </HStack>
        <FieldProblem name="feedbackFlows" />
        {flows.length === 0 ? (
          <EmptyState icon={<ClipboardList />} title={translate('No forms yet')} actions={addButton}>
            {translate('Visitors choose one of the forms when they open the widget.')}
          </EmptyState>
        ) : (
          <SortableList<Entry>
            label={translate('Forms')}
            items={entries}
            getId={({ index }) => index + 1}
            getName={({ flow }) => flow.title}
            onReorder={(next) => change(next.map(({ flow }) => flow))}
          >
            {({ flow, index }, { handle }) => (
              <Card
                title={flow.title || translate('Form without a title')}
                headingLevel={2}
                actions={
                  <HStack gap={1}>
                    {handle}
                    <IconButton
                      size="sm"
                      label={translate('Remove the form {title}', { title: flow.title })}
                      icon={<Trash2 />}
                      onClick={() => change(flows.filter((_flow, at) => at !== index))}
                    />
                  </HStack>
                }
              >
                <FlowEditor index={index} flow={flow} language={language} />
              </Card>
            )}
          </SortableList>
        )}
      </Stack>
    </SettingsTab>
  );
}
