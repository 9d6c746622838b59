import type { GuideKind } from '@adlane/contract/widget/guides';
import { Box, Button, Center, PageHeader, Spinner, translate } from '@adlane/ui';
import { useForm, useFormState } from '@adlane/ui/fields';
import { useEffect, useMemo, useRef } from 'react';
import { GuideEditor } from '../GuideEditor/GuideEditor';
import { type GuideValues, toGuideForm } from '../GuideEditor/guideValues';
import { LinksContext } from '../GuideEditor/LinksContext';
import { SiteContext } from '../GuideEditor/SiteContext';
import { kindTexts } from '../guideTexts';
import { BuilderBar } from './BuilderBar';
import type { BuilderState } from './builderState';
import { type BuilderBridge, useBuilder } from './useBuilder';

export type GuideBuilderProps = {
  /** A tour or a tooltip. */
  kind: GuideKind;
  /** Channel to the page around the builder. Keep its identity. */
  bridge: BuilderBridge;
};

/**
 * The builder over a page of the site (widget §2.10): edits a tour or tooltip whose elements are picked on the page. The
 * dashboard, which opened the page, stores it.
 *
 * @example <GuideBuilder kind="tour" bridge={bridge} />
 */
export function GuideBuilder({ kind, bridge }: GuideBuilderProps) {
  const { state, status, field, data, dispatch, storeDraft, save, searchLinks, clickElement } = useBuilder(
    kind,
    bridge,
  );
  const form = useRef<FormControls>(undefined);
  const site = useMemo(
    () => ({
      pickElement(name: string) {
        if (form.current) storeDraft(form.current.read(), name);
        dispatch({ type: 'pick', field: name });
      },
      clickElement(selector: string) {
        if (form.current) storeDraft(form.current.read());
        clickElement(selector);
        dispatch({ type: 'browse' });
      },
    }),
    [storeDraft, dispatch, clickElement],
  );
  if (!data) {
    return (
      <Center minH="100vh">
        <Spinner label={translate('Loading the builder')} />
      </Center>
    );
  }
  const browse = () => {
    if (form.current) storeDraft(form.current.read(), field);
    dispatch({ type: 'browse' });
  };
  const isEditing = status === 'editor';
  return (
    <Box as="main" bg="bg" color="fg" minH="100vh">
      {isEditing ? null : (
        <BuilderBar
          kind={kind}
          status={status}
          page={state.page}
          canPick={field !== undefined}
          onPick={() => field !== undefined && dispatch({ type: 'pick', field })}
          onBrowse={browse}
          onEdit={() => dispatch({ type: 'edit' })}
        />
      )}
      {/* Stays mounted: its values are the draft. */}
      <Box display={isEditing ? 'block' : 'none'} maxW="6xl" mx="auto" px={{ base: 4, md: 8 }} py={6}>
        <PageHeader
          title={translate('Edit {noun}', { noun: translate(kindTexts[kind].noun) })}
          actions={
            <Button variant="secondary" onClick={browse}>
              {translate('Browse the page')}
            </Button>
          }
        />
        <LinksContext value={searchLinks}>
          <SiteContext value={site}>
            <GuideEditor
              guide={data.guide}
              config={data.config}
              save={async (guide) => {
                await save(guide);
                return undefined;
              }}
              isNew={false}
              keepsDraft
              submitLabel={translate('Save')}
            >
              <FormLink
                picked={state.picked}
                onForm={(controls) => {
                  form.current = controls;
                }}
              />
            </GuideEditor>
          </SiteContext>
        </LinksContext>
      </Box>
    </Box>
  );
}

/** What the builder does with the form. */
type FormControls = { readonly read: () => ReturnType<typeof toGuideForm> };

type FormLinkProps = {
  picked: BuilderState['picked'];
  onForm: (controls: FormControls) => void;
};

/** Connects the builder with its form: reads the values, and fills in picked elements. */
function FormLink({ picked, onForm }: FormLinkProps) {
  const form = useForm();
  const { values } = useFormState<GuideValues>({ subscription: { values: true } });
  useEffect(function connect() {
    onForm({ read: () => toGuideForm(values) });
  });
  useEffect(
    function fillIn() {
      if (picked) form.change(picked.field, picked.selector);
    },
    [form, picked],
  );
  return null;
}
