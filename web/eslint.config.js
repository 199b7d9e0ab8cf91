import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' },
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: ['*.js'] }, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // TypeScript knows which names there are.
      'no-undef': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // An index that is known to be within its table: the compiler doubts every one.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // `void x` in an effect: it runs again when x changes.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // Letters of symbols and of the logo.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...["[id.type='ObjectPattern']:not([init.callee.name='$props'])", "[init.type='MemberExpression']"].map((taken) => ({
          selector: `SvelteScriptElement > VariableDeclaration > VariableDeclarator${taken}`,
          message: 'A component takes this once, and never sees it change: take it with $derived.',
        })),
      ],
    },
  },
);
