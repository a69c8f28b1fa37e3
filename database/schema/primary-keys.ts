/** The columns of the primary key of each table of a group. Parents come before the tables that refer to them. */
export type PrimaryKeys<Tables> = { [Table in keyof Tables]: readonly (keyof Tables[Table])[] };
