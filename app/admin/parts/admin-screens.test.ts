import { expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { currentScreen, mainScreens } from './admin-screens.ts';

const at = (pathname: string, hash = '') => currentScreen({ pathname, hash });

test('a screen marks its navigation entry, and a fragment with its own entry marks that one', () => {
  expect(at(paths.adminPanel())).toBe(paths.adminPanel());
  expect(at(paths.adminPanel(), '#pages')).toBe(`${paths.adminPanel()}#pages`);
  expect(at(paths.adminPanel(), '#new-page')).toBe(paths.adminPanel());
  expect(at(paths.adminSecurity())).toBe(paths.adminSecurity());
});

test('a tool marks the entry it belongs to, and the login screen marks none', () => {
  const pages = mainScreens.find(({ name }) => name === 'Páginas');
  expect(at(paths.adminLocalGenerator())).toBe(pages?.path);
  expect(at(paths.adminBulkCreator())).toBe(pages?.path);
  expect(at(paths.adminDraft('one'))).toBe(pages?.path);
  expect(at(paths.adminEditPage('one'))).toBe(pages?.path);
  expect(at(paths.adminVersions('one'))).toBe(pages?.path);
  expect(at(paths.adminLabels('K7Q'))).toBe(paths.adminContacts());
  expect(at(paths.adminCheckCode())).toBe(paths.adminContacts());
  expect(at(paths.adminLogin())).toBeNull();
});
