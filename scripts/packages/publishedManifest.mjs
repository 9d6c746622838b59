/** The export condition under which the workspace reads sources; it is removed from published manifests. */
const sourceCondition = 'adlane-source';

function withoutSources(exports) {
  return Object.fromEntries(
    Object.entries(exports).map(([path, conditions]) => {
      const { [sourceCondition]: _sources, ...published } = conditions;
      return [path, published];
    }),
  );
}

/** Where the package comes from, in a release by a workflow: npm refuses a provenance that names another place. */
function describeRepository(directory, repository) {
  if (!repository) return {};
  const url = `https://github.com/${repository}`;
  return {
    repository: { type: 'git', url: `git+${url}.git`, directory },
    homepage: `${url}#readme`,
    bugs: `${url}/issues`,
  };
}

/** Only the part of a package that is published: some entries of mocks need parts that are not. */
function selectPublished({ exports, dependencies, files, publishConfig = {}, ...manifest }) {
  const select = (all, names) =>
    names ? Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name))) : all;
  return {
    ...manifest,
    // Of a package that is published in part, these differ from those of the workspace.
    imports: publishConfig.imports,
    files: [...files, 'CHANGELOG.md', ...Object.keys(publishConfig.files ?? {})],
    dependencies: select(dependencies, publishConfig.dependencies),
    exports: withoutSources(select(exports, publishConfig.exports)),
  };
}

/**
 * Returns the manifest that is published: without what only the workspace needs.
 * @param {object} manifest of the workspace
 * @param {string} directory of the package in the repository
 * @param {string} [repository] owner and name on GitHub
 */
export function publishedManifest(manifest, directory, repository) {
  const { devDependencies: _dev, scripts: _scripts, ...published } = selectPublished(manifest);
  return { ...published, ...describeRepository(directory, repository), publishConfig: { access: 'public' } };
}
