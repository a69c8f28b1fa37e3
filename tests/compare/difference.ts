export interface Difference {
  /** What differs: `status`, `header vary`, `HTML`, `style rule lost` … */
  kind: string;
  detail: string;
}
