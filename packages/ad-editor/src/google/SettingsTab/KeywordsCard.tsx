import type { GoogleTemplate } from '@adlane/contract/ads/templates';
import {
  checkKeyword,
  formatKeyword,
  type KeywordMatchType,
  keywordMatchTypes,
  parseKeyword,
  splitKeywords,
} from '@adlane/contract/rules';
import { Box, Button, Card, ChipList, FieldShell, Select, Text, TextArea, translate } from '@adlane/ui';
import { useFormField } from '@adlane/ui/fields';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { googlePaths } from '../../draft/googlePaths';
import { translateOptions } from '../../form/translateOptions';

const matchLabels: Readonly<Record<KeywordMatchType, string>> = {
  BROAD: 'Broad match',
  PHRASE: 'Phrase match',
  EXACT: 'Exact match',
};
const matchOptions = keywordMatchTypes.map((value) => ({ value, label: matchLabels[value] }));

type Keywords = GoogleTemplate['targetAdTemplateData']['googleKeywords']['target'];

type KeywordListProps = {
  list: 'target' | 'negative';
  label: string;
  hint: string;
  readOnly: boolean;
};

/** Parses the entered keywords, with the selected match type unless they have one. */
function parseKeywords(text: string, matchType: KeywordMatchType): string[] {
  return splitKeywords(text).map((each) => {
    const keyword = parseKeyword(each);
    return keyword.matchType === 'BROAD' ? formatKeyword({ ...keyword, matchType }) : each;
  });
}

/** Those that are not there yet, each once. */
function listNewKeywords(added: readonly string[], keywords: readonly string[]): string[] {
  const known = new Set(keywords.map((each) => each.toLowerCase()));
  return added.filter((each) => {
    const isKnown = known.has(each.toLowerCase());
    known.add(each.toLowerCase());
    return !isKnown;
  });
}

function AddKeywords({ label, onAdd }: { label: string; onAdd: (added: string[]) => void }) {
  const [text, setText] = useState('');
  const [matchType, setMatchType] = useState<KeywordMatchType>('BROAD');
  const added = parseKeywords(text, matchType);
  function add(): void {
    if (added.length === 0) return;
    onAdd(added);
    setText('');
  }
  return (
    <Box
      display="grid"
      gap={3}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) {sizes.44}' }}
    >
      <FieldShell
        label={translate('Add {name}', { name: label.toLowerCase() })}
        hint={translate('One per line. Use "…" for phrase match, […] for exact match.')}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            dir="auto"
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
                event.preventDefault();
                add();
              }
            }}
          />
        )}
      </FieldShell>
      <Box display="grid" gap={3} alignContent="start">
        <FieldShell label={translate('Match')}>
          {(control) => (
            <Select
              {...control}
              options={translateOptions(matchOptions)}
              value={matchType}
              onChange={({ target }) =>
                setMatchType(keywordMatchTypes.find((each) => each === target.value) ?? 'BROAD')
              }
            />
          )}
        </FieldShell>
        <Button variant="secondary" startIcon={<Plus />} disabled={added.length === 0} onClick={add}>
          {added.length > 1
            ? translate('Add {count} keywords', { count: added.length })
            : translate('Add keyword')}
        </Button>
      </Box>
    </Box>
  );
}

function KeywordList({ list, hint, readOnly, ...props }: KeywordListProps) {
  const label = translate(props.label);
  const { input } = useFormField<Keywords>(`${googlePaths.targeting}.googleKeywords.${list}`);
  const keywords = input.value || [];
  const problems = keywords.flatMap((each, index) => {
    const message = checkKeyword(each, keywords.slice(0, index));
    return message === undefined ? [] : [{ index, each, message }];
  });
  return (
    <Box role="group" aria-label={label} display="grid" gap={3} gridTemplateColumns="minmax(0, 1fr)">
      <Box>
        <Text textStyle="sm" fontWeight="medium">
          {`${label} (${keywords.length})`}
        </Text>
        <Text textStyle="xs" color="fg.muted">
          {translate(hint)}
        </Text>
      </Box>
      {keywords.length > 0 ? (
        <ChipList
          label={translate('Chosen {name}', { name: label.toLowerCase() })}
          chips={keywords.map((each, index) => ({
            id: String(index),
            label: each,
            problem: problems.find((problem) => problem.index === index)?.message,
          }))}
          {...(readOnly
            ? {}
            : {
                onRemove: (id: string) =>
                  input.onChange(keywords.filter((_each, index) => String(index) !== id)),
              })}
        />
      ) : null}
      {problems.map(({ index, each, message }) => (
        <Text key={index} role="alert" textStyle="xs" color="fg.error">
          {`${each}: ${translate(message)}`}
        </Text>
      ))}
      {readOnly ? null : (
        <AddKeywords
          label={label}
          onAdd={(added) => input.onChange([...keywords, ...listNewKeywords(added, keywords)])}
        />
      )}
    </Box>
  );
}

/** What people search for who should see the ad, and who should not. */
export function KeywordsCard({ readOnly }: { readOnly: boolean }) {
  return (
    <Card title={translate('Keywords')}>
      <Box display="grid" gap={6} gridTemplateColumns="minmax(0, 1fr)">
        <KeywordList
          list="target"
          label="Target keywords"
          hint="What your audience searches for."
          readOnly={readOnly}
        />
        <KeywordList
          list="negative"
          label="Negative keywords"
          hint="Searches that don't show the ad."
          readOnly={readOnly}
        />
      </Box>
    </Card>
  );
}
