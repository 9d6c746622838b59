import { Button, Flex, translate } from '@adlane/ui';
import { changeLanguage, languages, readLanguage } from './language';

/** The other languages of the app, for pages without an account menu. */
export function LanguageSwitch() {
  const current = readLanguage();
  return (
    <Flex role="group" aria-label={translate('Language')} mt={4} justify="center" gap={2}>
      {languages
        .filter(({ code }) => code !== current.code)
        .map(({ code, name }) => (
          <Button key={code} size="sm" variant="ghost" onClick={() => changeLanguage(code)}>
            <bdi lang={code}>{name}</bdi>
          </Button>
        ))}
    </Flex>
  );
}
