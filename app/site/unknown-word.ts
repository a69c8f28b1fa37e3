/** A single unknown segment leads home (SPEC.md section 2, Root-level keyword pages). */
import { redirect } from 'react-router';
import { paths } from '../paths.ts';

export function loader() {
  return redirect(paths.home(), 302);
}
