import { redirect } from 'react-router';
import { paths } from '../paths.ts';

export function loader() {
  return redirect(paths.adminPanel());
}
