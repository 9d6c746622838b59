import {
  Button,
  ButtonLink,
  Card,
  FieldShell,
  Grid,
  Input,
  PageHeader,
  PageHelp,
  Select,
  Stack,
  Text,
  translate,
} from '@adlane/ui';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { translateOptions } from '../../../shared/format/translateOptions';
import { buildAdLibraryUrl, buildTransparencyUrl, searchCountries } from './adLibraryUrls';

export type AdSwipeScreenProps = {
  /** Link to the master templates. */
  masterHref: string;
};

/** Finds ads of competitors in the platforms' public ad libraries, for ideas (ads §2, ad-swipe). */
export function AdSwipeScreen({ masterHref }: AdSwipeScreenProps) {
  const [term, setTerm] = useState('');
  const [country, setCountry] = useState('US');
  const [problem, setProblem] = useState<string | undefined>(undefined);
  function search(build: (term: string, country: string) => string) {
    if (term.trim() === '') return setProblem('Enter a business, a product or a website.');
    setProblem(undefined);
    window.open(build(term.trim(), country), '_blank', 'noopener');
  }
  return (
    <>
      <PageHeader
        title={translate('Ad Swipe')}
        help={<PageHelp>{translate('See which ads others run, then make a better one.')}</PageHelp>}
      />
      <Stack gap={6} maxW="4xl">
        <Card
          title={translate('Search running ads')}
          description={translate("Opens the platform's public ad library in a new tab.")}
        >
          <form
            onSubmit={(event) => {
              event.preventDefault();
              search(buildAdLibraryUrl);
            }}
          >
            <Grid gap={4} alignItems="start" templateColumns={{ base: '1fr', sm: '2fr 1fr' }}>
              <FieldShell label={translate('Business, product or website')} error={problem} required>
                {(control) => (
                  <Input {...control} value={term} onChange={({ target }) => setTerm(target.value)} />
                )}
              </FieldShell>
              <FieldShell label={translate('Country')}>
                {(control) => (
                  <Select
                    {...control}
                    options={translateOptions(searchCountries)}
                    value={country}
                    onChange={({ target }) => setCountry(target.value)}
                  />
                )}
              </FieldShell>
            </Grid>
            <Stack direction={{ base: 'column', sm: 'row' }} gap={3} mt={4}>
              <Button type="submit" startIcon={<ExternalLink aria-hidden />}>
                {translate('Search Facebook and Instagram')}
              </Button>
              <Button
                variant="secondary"
                startIcon={<ExternalLink aria-hidden />}
                onClick={() => search(buildTransparencyUrl)}
              >
                {translate('Search Google')}
              </Button>
            </Stack>
          </form>
        </Card>
        <Card title={translate('Start from a proven ad')}>
          <Stack gap={4} align="start">
            <Text>{translate('The master templates are ads that worked before, sorted by niche.')}</Text>
            <ButtonLink variant="secondary" href={masterHref}>
              {translate('Open master templates')}
            </ButtonLink>
          </Stack>
        </Card>
      </Stack>
    </>
  );
}
