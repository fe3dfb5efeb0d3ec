import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

// What every title shares must know none of them: titles are found through src/titles/index.ts.
const SHARED = ['lib', 'shell', 'table', 'home', 'end', 'replay', 'rules'].map((folder) => `src/${folder}/**`);

export default ts.config(
  { ignores: ['dist', 'node_modules', 'src/lib/types.generated.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['error'] }],
      'prefer-const': 'off', // svelte/prefer-const knows what is bound
      'svelte/prefer-const': ['error', { excludedRunes: ['$props', '$derived', '$state'] }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // `void x` says that something is read, or not waited for.
      'no-void': 'off',
      '@typescript-eslint/no-unused-expressions': ['error', { allowTernary: true, allowShortCircuit: true }],
      // It takes the words that say why for names of warnings; `npm run check` fails on what is not ignored.
      'svelte/no-unused-svelte-ignore': 'off',
      // Sets and maps here are made anew and never changed.
      'svelte/prefer-svelte-reactivity': 'off',
      // Addresses are plain: this is no SvelteKit.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    files: SHARED,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: 'titles/(?!title$|index$)',
              message: 'what every title shares knows none of them: see src/titles/title.ts',
            },
          ],
        },
      ],
    },
  },
);
