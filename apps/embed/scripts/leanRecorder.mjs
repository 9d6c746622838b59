import { cuts, edits, emptied, fixedOptions, innerNames } from './recorderCuts.mjs';
import { changesOf, parts } from './recorderParts.mjs';

/** The recorder's package, as it is named in a module's address. */
export const recorderModule = '@rrweb/record';
/** The names that its chunk may shorten. */
export const recorderNames = new RegExp(`^(?:${innerNames.join('|')})$`);

const enumeration =
  /^var (\w+) = \/\* @__PURE__ \*\/ \(\((\w+)\) => \{\n([\s\S]*?) {2}return \2;\n\}\)\(\1 \|\| \{\}\);\n/gm;

/** A function that does nothing but to tell a change of one kind. */
const oneChange =
  /\((\w)\) => (?:\{\s*)?wrappedEmit\(\{\s*type: 3,\s*data: \{\s*source: (\d+),\s*\.\.\.\1\s*\}\s*\}\)(?:;\s*\})?/g;

/** Enumerations become the numbers that they stand for, and what asks one by a name that is not known yet a plain list. */
function inlineEnumerations(code) {
  const found = [...code.matchAll(enumeration)].map(([, name, , body]) => ({
    name,
    members: [...body.matchAll(/\["(\w+)"\] = (\d+)\]/g)].map(([, member, value]) => [member, value]),
  }));
  let lean = code.replace(enumeration, '');
  for (const { name, members } of found) {
    for (const [member, value] of members)
      lean = lean.replaceAll(new RegExp(`\\b${name}\\.${member}\\b`, 'g'), value);
    const list = members.map(([member, value]) => `"${member}": ${value}`).join(', ');
    if (new RegExp(`\\b${name}\\b`).test(lean)) lean = `const ${name} = { ${list} };\n${lean}`;
  }
  return lean;
}

/** Takes an option out of all lists of fields and arguments, and makes it a constant of the module. */
function fixOption(code, name, value) {
  const lean = code
    .replaceAll(new RegExp(`^ *(?:(?:this\\.)?${name}(?:: [\\w.]+)?|"${name}")(?: = .+?)?,?\\n`, 'gm'), '')
    .replaceAll(new RegExp(`^ *__publicField\\(this, "${name}"\\);\\n`, 'gm'), '')
    .replaceAll(new RegExp(`^ *this\\.${name} = options\\.${name};\\n`, 'gm'), '')
    .replaceAll(new RegExp(`, (?:this\\.)?${name}(?: = [^,)]+)?(?=,|\\)| \\})`, 'g'), '')
    .replaceAll(new RegExp(`\\b(?:this|o|options)\\.${name}\\b`, 'g'), name);
  return `const ${name} = ${value};\n${lean}`;
}

/** Puts another function in the place of the one that begins with `start`. */
function replaceFunction(code, start, put, stop) {
  const from = code.indexOf(start);
  if (from < 0) stop(start);
  // Its closing brace is the next one at the start of a line.
  const end = '\n}\n';
  return code.slice(0, from) + put + code.slice(code.indexOf(end, from) + end.length);
}

/**
 * Takes from the recorder's source what the widget does not use.
 * @param {string} code
 * @param {(what: string) => never} stop is told what is not where it was
 */
export function cutRecorder(code, stop) {
  let lean = code;
  for (const part of parts) {
    const [start] = part.split('(', 1);
    lean = replaceFunction(lean, `${start}(`, part, stop);
  }
  for (const { from, to, put = '' } of cuts) {
    const start = lean.indexOf(from);
    const end = lean.indexOf(to, start);
    if (start < 0 || end < 0) stop(from);
    lean = lean.slice(0, start) + put + lean.slice(end);
  }
  for (const name of emptied)
    lean = replaceFunction(lean, `function ${name}(`, `function ${name}() {\n  return () => {};\n}\n`, stop);
  for (const [from, to] of edits) {
    if (!lean.includes(from)) stop(from);
    lean = lean.replaceAll(from, to);
  }
  lean = lean.replaceAll(/\bslimDOMOptions\.\w+/g, 'true');
  for (const [name, value] of Object.entries(fixedOptions)) {
    if (!lean.includes(name)) stop(name);
    lean = fixOption(lean, name, value);
  }
  lean = inlineEnumerations(lean)
    .replaceAll(/^ *__publicField\(this, "\w+"\);\n/gm, '')
    .replaceAll(/__publicField\(this, "(\w+)", /g, 'this.$1 = (');
  lean = `${changesOf}${lean.replaceAll(oneChange, 'changesOf($2)')}`;
  for (const name of innerNames) {
    if (!lean.includes(name) || lean.includes(`"${name}"`)) stop(name);
  }
  return lean;
}

/**
 * The recorder as the widget needs it. One that has changed stops the build.
 * @returns {import('vite').Plugin}
 */
export function leanRecorder() {
  return {
    name: 'lean-recorder',
    transform(code, id) {
      if (!id.includes(recorderModule)) return undefined;
      const stop = (what) => this.error(`The recorder has changed: ${what} is not where it was.`);
      return { code: cutRecorder(code, stop), map: null };
    },
  };
}
