import { getNpsGroup, type NpsGroup } from '@adlane/contract/rules';
import type { QuestionResult } from '@adlane/contract/widget/surveys/manage';
import { Badge, BarChart, Box, Card, EmptyState, Flex, HStack, Stack, Text, translate } from '@adlane/ui';
import { formatDate } from '../../../shared/format/formatDate';
import { fieldTypeLabels } from '../../../shared/questions/fieldTypeLabels';
import { FileButton } from '../../shared/FileButton';

export type QuestionCardProps = {
  result: QuestionResult;
  /** Number of the question, from 1. */
  number: number;
};

const npsTones = { promoter: 'green', passive: 'gray', detractor: 'red' } as const;

/** The answers to one question: a chart, a score, or the latest texts. */
export function QuestionCard({ result, number }: QuestionCardProps) {
  const { title, type, answers } = result;
  return (
    <Card
      title={`${number}. ${title}`}
      headingLevel={2}
      description={
        <HStack gap={2}>
          <Badge>{translate(fieldTypeLabels[type])}</Badge>
          <Text textStyle="sm" color="fg.muted" whiteSpace="nowrap">
            {translate('Answers: {count}', { count: answers })}
          </Text>
        </HStack>
      }
    >
      {answers === 0 ? (
        <EmptyState title={translate('No answers in this period')} />
      ) : (
        <Flex gap={6} direction={{ base: 'column', md: 'row' }}>
          <Score result={result} />
          <Box flex="1" minW={0}>
            {result.counts.length > 0 ? <Distribution result={result} /> : <Texts result={result} />}
          </Box>
        </Flex>
      )}
    </Card>
  );
}

function Score({ result: { nps, average, counts } }: { result: QuestionResult }) {
  if (nps === null && average === null) return null;
  const share = (group: NpsGroup) => {
    const all = counts.reduce((sum, { count }) => sum + count, 0);
    const part = counts
      .filter(({ value }) => getNpsGroup(Number(value)) === group)
      .reduce((sum, { count }) => sum + count, 0);
    return `${Math.round((part / Math.max(all, 1)) * 100)}%`;
  };
  return (
    <Stack gap={1} minW={40}>
      <Text textStyle="xs" color="fg.muted">
        {nps === null ? translate('Average') : translate('Net promoter score')}
      </Text>
      <Text textStyle="4xl" fontWeight="semibold">
        {nps ?? average}
      </Text>
      {nps === null ? null : (
        <Stack gap={0.5} textStyle="sm">
          <Text>{translate('Promoters {value}', { value: share('promoter') })}</Text>
          <Text color="fg.muted">{translate('Passives {value}', { value: share('passive') })}</Text>
          <Text color="fg.muted">{translate('Detractors {value}', { value: share('detractor') })}</Text>
        </Stack>
      )}
    </Stack>
  );
}

function Distribution({ result: { type, counts } }: { result: QuestionResult }) {
  return (
    <BarChart
      title={translate('Answers')}
      nameLabel={translate('Answer')}
      valueLabel={translate('Responses')}
      bars={counts.map(({ value, count }) => ({
        label: value,
        value: count,
        ...(type === 'nps' ? { tone: npsTones[getNpsGroup(Number(value))] } : {}),
      }))}
    />
  );
}

function Texts({ result: { latest, answers } }: { result: QuestionResult }) {
  return (
    <Stack gap={3}>
      <Box asChild display="grid" gap={3} m={0} p={0} listStyleType="none">
        <ul>
          {latest.map(({ text, files, visitor_name, created_at }, index) => (
            <Box
              asChild
              // The same visitor may answer twice at once.
              key={`${index} ${created_at}`}
              borderStartWidth="strong"
              borderColor="border"
              ps={3}
            >
              <li>
                {files.length > 0 ? (
                  files.map((file) => <FileButton key={file.token} file={file} />)
                ) : (
                  <Text dir="auto" overflowWrap="anywhere" whiteSpace="pre-wrap">
                    {text}
                  </Text>
                )}
                <Text textStyle="xs" color="fg.muted">
                  <bdi>{visitor_name}</bdi>
                  {`, ${formatDate(created_at)}`}
                </Text>
              </li>
            </Box>
          ))}
        </ul>
      </Box>
      {answers > latest.length ? (
        <Text textStyle="sm" color="fg.muted">
          {translate('The latest {count} of {answers}. Export all of them as a file.', {
            count: latest.length,
            answers,
          })}
        </Text>
      ) : null}
    </Stack>
  );
}
