import type { LeadFormForm, LeadFormQuestion } from '@adlane/contract/ads/leadForms';
import { leadFormCompletionActions } from '@adlane/contract/constants';
import { ThumbnailImage, translate } from '@adlane/ui';
import type { CSSProperties, ReactNode } from 'react';
import { AdvertiserPicture } from '../../previews/parts/Advertiser';
import { colorVariables } from '../../previews/parts/previewColors';
import type { LeadFormPage } from './leadFormPages';
import { getPhrases, type LeadFormPhrases } from './leadFormPhrases';
import { labelInLocale } from './questionPhrases';
import { sampleAnswer } from './sampleAnswers';

/** The advertiser. */
export type LeadFormAdvertiser = { readonly name: string; readonly pictureUrl: string | null };

export type PreviewPageProps = {
  /** The form's current content. */
  form: LeadFormForm;
  /** The advertiser. */
  advertiser: LeadFormAdvertiser;
  /** First image of the ad, for forms that use it. */
  adImageUrl: string | null;
};

const heading: CSSProperties = {
  margin: 0,
  fontSize: 18,
  lineHeight: 1.25,
  fontWeight: 700,
  overflowWrap: 'anywhere',
};
const paragraph: CSSProperties = { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' };
const muted: CSSProperties = { ...paragraph, color: colorVariables.muted };
const column: CSSProperties = {
  display: 'grid',
  gap: 12,
  padding: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
};
const box: CSSProperties = {
  minHeight: 44,
  padding: '10px 12px',
  border: `1px solid ${colorVariables.line}`,
  borderRadius: 8,
  background: colorVariables.surface,
  overflowWrap: 'anywhere',
};

function Line({ children, style }: { children: ReactNode; style: CSSProperties }) {
  return (
    <div dir="auto" style={style}>
      {children}
    </div>
  );
}

function Greeting({ form, advertiser, adImageUrl }: PreviewPageProps) {
  const picture = form.backgroundImage === 'ad_image' ? adImageUrl : (form.bgMedia?.url ?? null);
  return (
    <div>
      <ThumbnailImage
        src={picture}
        alt={picture ? translate('Picture of the form') : translate('No picture yet')}
        width="100%"
        ratio="1.91"
      />
      <div style={{ ...column, textAlign: 'center', justifyItems: 'center' }}>
        <div style={{ marginTop: -40, borderRadius: '50%', border: `4px solid ${colorVariables.surface}` }}>
          <AdvertiserPicture {...advertiser} size={56} />
        </div>
        <Line style={{ ...muted, fontSize: 13 }}>{advertiser.name}</Line>
        <Line style={heading}>{form.greetingTitle || translate('Your headline')}</Line>
        <Line style={muted}>{form.greetingDescription}</Line>
      </div>
    </div>
  );
}

function Question({ question, form }: { question: LeadFormQuestion; form: LeadFormForm }) {
  const label = labelInLocale(question, form.locale);
  const isChoice = question.type === 'CUSTOM' && question.options.length > 0;
  return (
    <div style={{ display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Line style={{ ...paragraph, fontWeight: 600 }}>{label || translate('Your question')}</Line>
      {isChoice ? (
        question.options.map((option, index) => (
          // Options have no id: they are their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
          <div key={index} style={{ ...box, display: 'flex', alignItems: 'center', gap: 10 }}>
            <span style={circle} aria-hidden />
            <Line style={{ minWidth: 0 }}>
              {option || translate('Option {number}', { number: index + 1 })}
            </Line>
          </div>
        ))
      ) : (
        <div style={{ ...box, color: colorVariables.muted }}>
          {question.type === 'CUSTOM' ? (
            getPhrases(form.locale).answer
          ) : (
            // A number keeps its order in a right-to-left form.
            <bdi dir="ltr">{sampleAnswer(question.type)}</bdi>
          )}
        </div>
      )}
    </div>
  );
}

function Questions({ form, areCustom }: { form: LeadFormForm; areCustom: boolean }) {
  const shown = form.questions.filter(({ type }) => (type === 'CUSTOM') === areCustom);
  return (
    <div style={column}>
      {areCustom ? null : <Line style={heading}>{getPhrases(form.locale).contact}</Line>}
      {shown.map((question) => (
        <Question key={question.id} question={question} form={form} />
      ))}
    </div>
  );
}

function Privacy({ form, advertiser }: PreviewPageProps) {
  return (
    <div style={column}>
      <Line style={heading}>{getPhrases(form.locale).privacy}</Line>
      <Line style={{ ...paragraph, color: colorVariables.link }}>
        {`${advertiser.name}: ${getPhrases(form.locale).privacy}`}
      </Line>
      {form.disclaimerTitle || form.disclaimerText ? (
        <>
          <Line style={{ ...paragraph, fontWeight: 700 }}>{form.disclaimerTitle}</Line>
          <Line style={muted}>{form.disclaimerText}</Line>
        </>
      ) : null}
      {form.disclaimerConsent.map((consent) => (
        <div key={consent.id} style={{ display: 'flex', gap: 10 }}>
          <span style={{ ...circle, borderRadius: 4 }} aria-hidden />
          <Line
            style={{ ...paragraph, minWidth: 0 }}
          >{`${consent.text}${consent.isRequired ? ' *' : ''}`}</Line>
        </div>
      ))}
    </div>
  );
}

function Review({ form }: PreviewPageProps) {
  return (
    <div style={column}>
      <Line style={heading}>{getPhrases(form.locale).review}</Line>
      {form.questions.map((question) => (
        <div key={question.id}>
          <Line style={{ ...muted, fontSize: 12 }}>{labelInLocale(question, form.locale)}</Line>
          <Line style={paragraph}>
            {question.type === 'CUSTOM' ? (question.options[0] ?? '…') : sampleAnswer(question.type)}
          </Line>
        </div>
      ))}
    </div>
  );
}

function Completion({ form, advertiser }: PreviewPageProps) {
  return (
    <div style={{ ...column, textAlign: 'center', justifyItems: 'center', paddingBlockStart: 56 }}>
      <AdvertiserPicture {...advertiser} size={64} />
      <Line style={heading}>{form.completionHeadline}</Line>
      <Line style={muted}>{form.completionDescription}</Line>
    </div>
  );
}

const circle: CSSProperties = {
  flexShrink: 0,
  boxSizing: 'border-box',
  width: 20,
  height: 20,
  borderRadius: '50%',
  border: `2px solid ${colorVariables.muted}`,
};

/** What one page of the form shows above its button. */
export function PreviewPage({ page, ...props }: PreviewPageProps & { page: LeadFormPage }) {
  switch (page) {
    case 'greeting':
      return <Greeting {...props} />;
    case 'questions':
      return <Questions form={props.form} areCustom />;
    case 'contact':
      return <Questions form={props.form} areCustom={false} />;
    case 'privacy':
      return <Privacy {...props} />;
    case 'review':
      return <Review {...props} />;
    case 'completion':
      return <Completion {...props} />;
  }
}

/** Whether the button after the form leads anywhere yet: Facebook shows none that doesn't. */
function hasTarget({ completionCallToAction: action, thankYouUrl, businessPhone }: LeadFormForm): boolean {
  if (action === 'MESSAGE_BUSINESS') return true;
  return (action === 'CALL_BUSINESS' ? businessPhone : thankYouUrl) !== '';
}

/** Formats a page's button in the form's language; undefined for a page without one. */
export function formatButton(page: LeadFormPage, form: LeadFormForm): string | undefined {
  const phrases: LeadFormPhrases = getPhrases(form.locale);
  if (page === 'completion') {
    const action = leadFormCompletionActions.find(({ value }) => value === form.completionCallToAction);
    return hasTarget(form) ? form.completionCTAButtonText || action?.label : undefined;
  }
  const isLast = page === 'review' || (page === 'privacy' && form.leadFormType === 'more_volume');
  return isLast ? phrases.submit : phrases.next;
}
