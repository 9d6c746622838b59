import { Box, IconButton, translate } from '@adlane/ui';
import { ChevronLeft, ChevronRight, Moon, Sun } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { PreviewFrame } from '../../previews/parts/PreviewFrame';
import { colorVariables } from '../../previews/parts/previewColors';
import { findNearestPage, type LeadFormPage, leadFormPageLabels, listPages } from './leadFormPages';
import { getDirection, toLanguageTag } from './leadFormPhrases';
import { formatButton, PreviewPage, type PreviewPageProps } from './PreviewPage';

export type LeadFormPreviewProps = PreviewPageProps & {
  /** The page that is shown; the next one where the form does not have it. */
  page: LeadFormPage;
  /** Called when one steps through the form. */
  onPage: (page: LeadFormPage) => void;
};

const screen: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  height: 560,
  borderRadius: 28,
};
const scrolled: CSSProperties = { flex: 1, minHeight: 0, overflowY: 'auto' };
const button: CSSProperties = {
  width: '100%',
  minHeight: 44,
  paddingInline: 16,
  borderRadius: 8,
  fontWeight: 600,
  color: '#ffffff',
  background: '#0a63d1',
  overflowWrap: 'anywhere',
};

/** Arrows point where one reads on to. */
const mirrored = { _rtl: { transform: 'scaleX(-1)' } };

function Progress({ at, count }: { at: number; count: number }) {
  return (
    <div aria-hidden style={{ height: 4, background: colorVariables.raised }}>
      <div style={{ height: 4, width: `${((at + 1) / count) * 100}%`, background: colorVariables.link }} />
    </div>
  );
}

/**
 * A lead form on a phone, page by page as Facebook shows it and in the form's own language and reading direction. Its
 * button goes on to the next page.
 */
export function LeadFormPreview({ page: wanted, onPage, ...content }: LeadFormPreviewProps) {
  const { form } = content;
  const [mode, setMode] = useState<'light' | 'dark'>('light');
  const pages = listPages(form);
  const page = findNearestPage(pages, wanted);
  const label = translate(leadFormPageLabels[page]);
  const at = pages.indexOf(page);
  const goTo = (index: number) => {
    const next = pages[index];
    if (next) onPage(next);
  };
  const text = formatButton(page, form);
  return (
    <Box display="grid" gap={3} justifyItems="center" gridTemplateColumns="minmax(0, 1fr)">
      <Box display="flex" alignItems="center" justifyContent="space-between" gap={1} w="full" maxW={80}>
        <IconButton
          size="sm"
          label={translate('Previous page')}
          icon={<Box as={ChevronLeft} css={mirrored} />}
          disabled={at === 0}
          onClick={() => goTo(at - 1)}
        />
        <Box textStyle="sm" fontWeight="medium" aria-live="polite" textAlign="center">
          {translate('{name} · {number} of {count}', {
            name: label,
            number: at + 1,
            count: pages.length,
          })}
        </Box>
        <Box display="flex">
          <IconButton
            size="sm"
            label={translate('Next page')}
            icon={<Box as={ChevronRight} css={mirrored} />}
            disabled={at === pages.length - 1}
            onClick={() => goTo(at + 1)}
          />
          <IconButton
            size="sm"
            label={mode === 'light' ? translate('Show in dark') : translate('Show in light')}
            icon={mode === 'light' ? <Moon /> : <Sun />}
            onClick={() => setMode(mode === 'light' ? 'dark' : 'light')}
          />
        </Box>
      </Box>
      <Box
        as="figure"
        aria-label={translate('Preview of the lead form, {name}', { name: label })}
        m={0}
        w="full"
        maxW={80}
      >
        <PreviewFrame skin="facebook" mode={mode} width="100%" style={screen}>
          <Progress at={at} count={pages.length} />
          <div
            lang={toLanguageTag(form.locale)}
            dir={getDirection(form.locale)}
            style={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}
          >
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <div style={scrolled} tabIndex={0} role="group" aria-label={label}>
              <PreviewPage page={page} {...content} />
            </div>
            {text === undefined ? null : (
              <div style={{ padding: 16, borderTop: `1px solid ${colorVariables.line}` }}>
                <button type="button" style={button} onClick={() => goTo(page === 'completion' ? 0 : at + 1)}>
                  {text}
                </button>
              </div>
            )}
          </div>
        </PreviewFrame>
      </Box>
    </Box>
  );
}
