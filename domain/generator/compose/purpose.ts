/** What the reader of a title is after: a motor to buy, something to mend or to look after, or only an answer. */
export type Purpose = 'purchase' | 'repair' | 'question';
