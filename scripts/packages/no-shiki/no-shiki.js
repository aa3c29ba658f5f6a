/* What Astro imports by name when it starts, and calls only to show code in colours. */

export const bundledThemes = {};
export const bundledLanguages = {};

function refuse() {
  throw new Error(
    'Code is not shown in colours: the package that would do it is left out (content/decisions/0012-what-an-install-brings.md).',
  );
}

export {
  refuse as codeToHtml,
  refuse as createCssVariablesTheme,
  refuse as createHighlighter,
  refuse as createOnigurumaEngine,
  refuse as isSpecialLang,
};
