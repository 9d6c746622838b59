/** Statements of files of queries that write: those belong into `commands.ts`, so that a query only reads. */
export function listWritingQueries(sources) {
  return sources
    .filter(({ path }) => /\/modules\/.*[qQ]ueries\.ts$/.test(path))
    .flatMap(({ path, text }) =>
      [
        ...text.matchAll(
          /\b(?:tx|db)\s*\.(?:insert|update|delete)\(|\b(?:(?:insert|update|delete)Rows?|insertMany)(?:<[^()]*>)?\(|^export (?:async )?function (?:insert|update|delete|store)[A-Z]|sql`\s*(?:insert|update|delete)\b/gm,
        ),
      ].map(({ index }) => `${path}:${text.slice(0, index).split('\n').length}`),
    );
}

/** Functions of files of commands whose names do not begin with what they do to rows. */
export function listOtherRowVerbs(sources) {
  return sources
    .filter(({ path }) => /\/modules\/.*[cC]ommands\.ts$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)]
        .filter(([, name]) => !/^(?:insert|update|upsert|delete|claim|release)[A-Z]/.test(name))
        .map(([, name]) => `${path} ${name}`),
    );
}

/** Text between the parenthesis at `start` and the one that closes it. */
function readParentheses(text, start) {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    if ('({['.includes(text[index])) depth += 1;
    if (')}]'.includes(text[index])) depth -= 1;
    if (depth === 0) return text.slice(start + 1, index);
  }
  return '';
}

function splitParameters(text) {
  const parameters = [''];
  let depth = 0;
  for (const [index, letter] of [...text].entries()) {
    if ('({[<'.includes(letter)) depth += 1;
    if (')}]'.includes(letter) || (letter === '>' && text[index - 1] !== '=')) depth -= 1;
    if (letter === ',' && depth === 0) parameters.push('');
    else parameters[parameters.length - 1] += letter;
  }
  return parameters.map((parameter) => parameter.trim()).filter((parameter) => parameter !== '');
}

const context = /^(?:ctx|call): |: \w*Context\b/;

/** Functions of modules that handlers call with a context and more than one input, or with a bare value. */
export function listUseCaseInputs(sources) {
  const modules = sources.filter(({ path }) => path.includes('/modules/'));
  const handled = new Set(
    modules
      .filter(({ path }) => /[hH]andlers\.ts$/.test(path))
      .flatMap(({ text }) => [...text.matchAll(/\b(\w+)\((?:ctx|call),/g)].map(([, name]) => name)),
  );
  return modules
    .filter(({ path }) => !/(?:[hH]andlers|[qQ]ueries|[cC]ommands)\.ts$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:async )?function (\w+)(?:<[^(]*>)?\(/gm)].flatMap((match) => {
        const [whole, name] = match;
        const parameters = splitParameters(readParentheses(text, match.index + whole.length - 1));
        if (!handled.has(name) || !context.test(parameters[0] ?? '')) return [];
        const isBare =
          /: (?:number|string|boolean)(?: \||$)/.test(parameters[1] ?? '') && !parameters[1].startsWith('{');
        return parameters.length > 2 || isBare ? [`${path} ${name}`] : [];
      }),
    );
}
